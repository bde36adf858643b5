import type { FastifyInstance, FastifyReply } from 'fastify';
import { newsletterPaths } from '../newsletterPaths';
import { sendForm } from '../../accounts/pages/sendForm';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from '../../accounts/pages/sendNotice';
import { createLinkToken } from '../../../pages/link-tokens/createLinkToken';
import { keepSecret } from '../../../pages/link-tokens/keepSecret';
import type { NewsletterPageContext } from './NewsletterPageContext';
import { newsletterWords } from './newsletterWords';

const words = newsletterWords.unsubscribe;
const path = newsletterPaths.unsubscribe;

/**
 * The way out that every letter has, without a log-in. A person presses a button; a mailbox posts to the same address by
 * itself, with the token in it and `List-Unsubscribe=One-Click` as its form (RFC 8058).
 */
export function registerUnsubscription(app: FastifyInstance, context: NewsletterPageContext): void {
  const { paths, services } = context;
  const linkToken = createLinkToken({ name: 'newsletter_leave', path }, services.settings);

  app.get(path, async (request, reply) => {
    keepSecret(reply);
    const arrival = linkToken.arrive(request, reply);
    if (arrival.kind === 'moved') return reply;
    if (arrival.kind === 'no-cookie') return sendUseless(reply, newsletterWords.noCookie);
    const { token } = arrival;
    const subscriber = await services.newsletters.findByToken(token);
    if (!subscriber) return sendUseless(reply);
    if (subscriber === 'gone') return sendDone(reply);
    const { title, intro, submit } = words;
    const form = { action: path, title, intro, submit, fields: [], hidden: { token } };
    return sendForm(context, reply, { form, isPrivate: true });
  });

  void app.register(async (posts) => {
    // Mailboxes may send either kind of form; what is in it is not needed.
    if (!posts.hasContentTypeParser('multipart/form-data'))
      posts.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));

    posts.post(path, { config: { takesHiddenOrigin: true } }, async (request, reply) => {
      keepSecret(reply);
      const { body, query } = request;
      const token = readText(body, 'token') || readText(query, 'token');
      if (!(await services.newsletters.unsubscribe(token))) return sendUseless(reply);
      linkToken.forget(request, reply);
      return sendDone(reply);
    });
  });

  function sendDone(reply: FastifyReply) {
    return sendNotice(context, reply, {
      path,
      title: words.doneTitle,
      paragraphs: [words.done],
      action: { words: newsletterWords.back, href: paths.newsletters },
    });
  }

  function sendUseless(reply: FastifyReply, reason: string = words.useless) {
    return sendNotice(context, reply, {
      path,
      status: 400,
      title: words.uselessTitle,
      paragraphs: [reason],
      action: { words: newsletterWords.back, href: paths.newsletters },
    });
  }
}
