import type { FastifyInstance } from 'fastify';
import type { AccountPageContext } from './AccountPageContext';
import { registerEmailChange } from './registerEmailChange';
import { registerEmailLinks } from './registerEmailLinks';
import { registerEntrances } from './registerEntrances';
import { registerForgottenPassword } from './registerForgottenPassword';
import { registerIntentQuestion } from './registerIntentQuestion';
import { registerLogOut } from './registerLogOut';
import { registerPasswordChange } from './registerPasswordChange';
import { registerPasswordReset } from './registerPasswordReset';
import { registerWaysInPage } from './registerWaysInPage';

/** All that a member needs an account page for, as plain forms that work without JavaScript. */
export function registerAccountPages(app: FastifyInstance, context: AccountPageContext): void {
  registerEntrances(app, context);
  registerIntentQuestion(app, context);
  registerForgottenPassword(app, context);
  registerPasswordReset(app, context);
  registerLogOut(app, context);
  registerPasswordChange(app, context);
  registerWaysInPage(app, context);
  registerEmailChange(app, context);
  registerEmailLinks(app, context);
}
