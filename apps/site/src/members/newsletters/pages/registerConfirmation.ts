import type { FastifyInstance } from 'fastify';
import { getSiteOrigin } from '../../../platform/security/getSiteOrigin';
import { registerLinkPage } from '../../accounts/pages/registerLinkPage';
import { createNewsletterPaths } from '../newsletterPaths';
import type { NewsletterPageContext } from './NewsletterPageContext';
import { newsletterMessages } from './newsletterMessages';

const { doneTitle, done, invalidTitle, invalid, ...question } = newsletterMessages.confirm;

/** The page of the link in the first mail. */
export function registerConfirmation(app: FastifyInstance, context: NewsletterPageContext): void {
  const { paths, services } = context;
  const { newsletters, settings } = services;
  registerLinkPage(app, context, {
    path: createNewsletterPaths(settings.publicPrefix).confirm,
    cookieName: 'newsletter_confirm',
    invalidLink: {
      title: invalidTitle,
      text: invalid,
      action: { words: newsletterMessages.back, href: paths.newsletters },
    },
    read: async (token) => ((await newsletters.isValid(token)) ? question : undefined),
    async submit(token, request) {
      const isConfirmed = await newsletters.confirm({ token, origin: getSiteOrigin(request, settings) });
      if (!isConfirmed) return undefined;
      return { title: doneTitle, paragraphs: [done], action: { words: newsletterMessages.home, href: '/' } };
    },
  });
}
