import type { FastifyInstance } from 'fastify';
import type { NewsletterPageContext } from './NewsletterPageContext';
import { registerConfirmation } from './registerConfirmation';
import { registerSubscription } from './registerSubscription';
import { registerUnsubscription } from './registerUnsubscription';

/** All newsletters on one page, and where the links of their mails lead; complete without JavaScript. */
export function registerNewsletterPages(app: FastifyInstance, context: NewsletterPageContext): void {
  registerSubscription(app, context);
  registerConfirmation(app, context);
  registerUnsubscription(app, context);
}
