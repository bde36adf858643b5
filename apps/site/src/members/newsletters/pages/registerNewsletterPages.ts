import type { FastifyInstance } from 'fastify';
import type { NewsletterPageContext } from './NewsletterPageContext';
import { registerConfirmation } from './registerConfirmation';
import { registerSubscription } from './registerSubscription';
import { registerUnsubscription } from './registerUnsubscription';

/** The page of all newsletters, and the pages that their mails link to; complete without JavaScript. */
export function registerNewsletterPages(app: FastifyInstance, context: NewsletterPageContext): void {
  registerSubscription(app, context);
  registerConfirmation(app, context);
  registerUnsubscription(app, context);
}
