import type { CityguideStore } from '@cityguide/store';
import type { DialogName } from './StageMessage';

/** Opens one of the log-in dialogs as a widget would. */
export function openDialog({ login }: Pick<CityguideStore, 'login'>, dialog: DialogName): void {
  if (dialog === 'login') login.displayLogin();
  else if (dialog === 'signUp') login.displaySignUp();
  else login.displayReset();
}
