import type { Enhancer, ReactWidget } from '@cityguide/widget-kit';
import type { CityguideStore } from '@cityguide/store';
import { mountOnStage } from './mountOnStage';

interface DialogOrder {
  store: CityguideStore;
  /** The widget that holds the dialogs. */
  findAccount(): ReactWidget | Enhancer | undefined;
}

/** Brings the log-in dialogs when a widget first asks for one, as the embed script does on every page (AUTH-16). */
export function bringDialogs({ store, findAccount }: DialogOrder): void {
  const stop = store.login.subscribe(({ isOpen, isSignUpDialogOpen, isResetPasswordDialogOpen }) => {
    const account = findAccount();
    if (!account || !(isOpen || isSignUpDialogOpen || isResetPasswordDialogOpen)) return;
    stop();
    const element = document.createElement('div');
    element.dataset['widget'] = account.definition.name;
    document.body.append(element);
    mountOnStage({ element, widget: account, store, onStatus: () => undefined });
  });
}
