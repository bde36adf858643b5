import type { FastifyInstance, FastifyReply } from 'fastify';
import { createNewsletterPaths } from '../newsletterPaths';
import { sendForm } from '../../accounts/pages/sendForm';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from '../../accounts/pages/sendNotice';
import { createLinkToken } from '../../../pages/link-tokens/createLinkToken';
import { setSecretUrlHeaders } from '../../../pages/link-tokens/setSecretUrlHeaders';
import type { NewsletterPageContext } from './NewsletterPageContext';
import { newsletterMessages } from './newsletterMessages';

const messages = newsletterMessages.unsubscribe;

/**
 * The unsubscribe link in every newsletter, without a log-in. A person presses a button; a mail program posts to the
 * same URL by itself, with the token in it and `List-Unsubscribe=One-Click` as the form (RFC 8058).
 */
export function registerUnsubscription(app: FastifyInstance, context: NewsletterPageContext): void {
  const { paths, services } = context;
  const path = createNewsletterPaths(services.settings.publicPrefix).unsubscribe;
  const linkToken = createLinkToken({ name: 'newsletter_leave', path }, services.settings);

  app.get(path, async (request, reply) => {
    setSecretUrlHeaders(reply);
    const received = linkToken.receive(request, reply);
    if (received.kind === 'moved') return reply;
    if (received.kind === 'no-cookie') return sendInvalidLink(reply, newsletterMessages.noCookie);
    const { token } = received;
    const subscriber = await services.newsletters.findByToken(token);
    if (!subscriber) return sendInvalidLink(reply);
    if (subscriber === 'gone') return sendDone(reply);
    const { title, intro, submit } = messages;
    const form = { action: path, title, intro, submit, fields: [], hidden: { token } };
    return sendForm(context, reply, { form, isPrivate: true });
  });

  void app.register(async (scope) => {
    // Mail programs may send either kind of form; its content is not needed.
    if (!scope.hasContentTypeParser('multipart/form-data'))
      scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));

    scope.post(path, { config: { allowsNullOrigin: true } }, async (request, reply) => {
      setSecretUrlHeaders(reply);
      const { body, query } = request;
      const token = readText(body, 'token') || readText(query, 'token');
      if (!(await services.newsletters.unsubscribe(token))) return sendInvalidLink(reply);
      linkToken.clear(request, reply);
      return sendDone(reply);
    });
  });

  function sendDone(reply: FastifyReply) {
    return sendNotice(context, reply, {
      path,
      title: messages.doneTitle,
      paragraphs: [messages.done],
      action: { words: newsletterMessages.back, href: paths.newsletters },
    });
  }

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
