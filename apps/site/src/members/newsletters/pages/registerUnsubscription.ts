import type { FastifyInstance } from 'fastify';
import { registerLinkPage } from '../../accounts/pages/registerLinkPage';
import { createNewsletterPaths } from '../newsletterPaths';
import type { NewsletterPageContext } from './NewsletterPageContext';
import { newsletterMessages } from './newsletterMessages';

const { doneTitle, done, invalidTitle, invalid, ...question } = newsletterMessages.unsubscribe;

/**
 * The unsubscribe link in every newsletter, without a log-in. A person presses a button; a mail program posts to the
 * same URL by itself, with the token in it and `List-Unsubscribe=One-Click` as the form (RFC 8058).
 */
export function registerUnsubscription(app: FastifyInstance, context: NewsletterPageContext): void {
  const { newsletters, settings } = context.services;
  const action = { words: newsletterMessages.back, href: context.paths.newsletters };
  const doneNotice = { title: doneTitle, paragraphs: [done], action };

  void app.register(async (scope) => {
    // Mail programs may send either kind of form; its content is not needed.
    if (!scope.hasContentTypeParser('multipart/form-data'))
      scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));

    registerLinkPage(scope, context, {
      path: createNewsletterPaths(settings.publicPrefix).unsubscribe,
      cookieName: 'newsletter_leave',
      invalidLink: { title: invalidTitle, text: invalid, action },
      async read(token) {
        const subscriber = await newsletters.findByToken(token);
        return subscriber === 'gone' ? doneNotice : subscriber && question;
      },
      submit: async (token) => ((await newsletters.unsubscribe(token)) ? doneNotice : undefined),
    });
  });
}
