import type { FastifyInstance, FastifyReply } from 'fastify';
import { createNewsletterPaths } from '../newsletterPaths';
import { getSiteOrigin } from '../../../platform/security/getSiteOrigin';
import { sendForm } from '../../accounts/pages/sendForm';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from '../../accounts/pages/sendNotice';
import { createLinkToken } from '../../../pages/link-tokens/createLinkToken';
import { setSecretUrlHeaders } from '../../../pages/link-tokens/setSecretUrlHeaders';
import type { NewsletterPageContext } from './NewsletterPageContext';
import { newsletterMessages } from './newsletterMessages';

const messages = newsletterMessages.confirm;

/** The page of the link in the first mail. Opening it confirms nothing, because mail scanners open it too. */
export function registerConfirmation(app: FastifyInstance, context: NewsletterPageContext): void {
  const { paths, services } = context;
  const path = createNewsletterPaths(services.settings.publicPrefix).confirm;
  const linkToken = createLinkToken({ name: 'newsletter_confirm', path }, services.settings);

  app.get(path, async (request, reply) => {
    setSecretUrlHeaders(reply);
    const received = linkToken.receive(request, reply);
    if (received.kind === 'moved') return reply;
    if (received.kind === 'no-cookie') return sendInvalidLink(reply, newsletterMessages.noCookie);
    const { token } = received;
    if (!(await services.newsletters.isValid(token))) return sendInvalidLink(reply);
    const { title, intro, submit } = messages;
    const form = { action: path, title, intro, submit, fields: [], hidden: { token } };
    return sendForm(context, reply, { form, isPrivate: true });
  });

  app.post(path, { config: { allowsNullOrigin: true } }, async (request, reply) => {
    setSecretUrlHeaders(reply);
    const token = readText(request.body, 'token');
    const origin = getSiteOrigin(request, services.settings);
    const confirmed = await services.newsletters.confirm({ token, origin });
    if (!confirmed) return sendInvalidLink(reply);
    linkToken.clear(request, reply);
    return sendNotice(context, reply, {
      path,
      title: messages.doneTitle,
      paragraphs: [messages.done],
      action: { words: newsletterMessages.home, href: '/' },
    });
  });

  function sendInvalidLink(reply: FastifyReply, reason: string = messages.useless) {
    return sendNotice(context, reply, {
      path,
      status: 400,
      title: messages.uselessTitle,
      paragraphs: [reason],
      action: { words: newsletterMessages.back, href: paths.newsletters },
    });
  }
}
