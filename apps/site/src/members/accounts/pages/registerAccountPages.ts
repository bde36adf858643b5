import type { FastifyInstance } from 'fastify';
import type { AccountPageContext } from './AccountPageContext';
import { registerEmailChange } from './registerEmailChange';
import { registerEmailLinks } from './registerEmailLinks';
import { registerLogInPages } from './registerLogInPages';
import { registerForgottenPassword } from './registerForgottenPassword';
import { registerIntentConfirmation } from './registerIntentConfirmation';
import { registerLogOut } from './registerLogOut';
import { registerPasswordChange } from './registerPasswordChange';
import { registerPasswordReset } from './registerPasswordReset';
import { registerAccountAccessPage } from './registerAccountAccessPage';

/** All account pages, as plain forms that work without JavaScript. */
export function registerAccountPages(app: FastifyInstance, context: AccountPageContext): void {
  registerLogInPages(app, context);
  registerIntentConfirmation(app, context);
  registerForgottenPassword(app, context);
  registerPasswordReset(app, context);
  registerLogOut(app, context);
  registerPasswordChange(app, context);
  registerAccountAccessPage(app, context);
  registerEmailChange(app, context);
  registerEmailLinks(app, context);
}
