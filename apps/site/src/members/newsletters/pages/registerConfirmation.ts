import type { FastifyInstance, FastifyReply } from 'fastify';
import { newsletterPaths } from '../newsletterPaths';
import { siteOrigin } from '../../../platform/security/siteOrigin';
import { sendForm } from '../../accounts/pages/sendForm';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from '../../accounts/pages/sendNotice';
import { createLinkToken } from '../../../pages/link-tokens/createLinkToken';
import { keepSecret } from '../../../pages/link-tokens/keepSecret';
import type { NewsletterPageContext } from './NewsletterPageContext';
import { newsletterWords } from './newsletterWords';

const words = newsletterWords.confirm;
const path = newsletterPaths.confirm;

/** Where the link of the first mail leads. Looking at it confirms nothing: mail scanners look, too. */
export function registerConfirmation(app: FastifyInstance, context: NewsletterPageContext): void {
  const { paths, services } = context;
  const linkToken = createLinkToken({ name: 'newsletter_confirm', path }, services.settings);

  app.get(path, async (request, reply) => {
    keepSecret(reply);
    const arrival = linkToken.arrive(request, reply);
    if (arrival.kind === 'moved') return reply;
    if (arrival.kind === 'no-cookie') return sendUseless(reply, newsletterWords.noCookie);
    const { token } = arrival;
    if (!(await services.newsletters.isGood(token))) return sendUseless(reply);
    const { title, intro, submit } = words;
    const form = { action: path, title, intro, submit, fields: [], hidden: { token } };
    return sendForm(context, reply, { form, isPrivate: true });
  });

  app.post(path, { config: { takesHiddenOrigin: true } }, async (request, reply) => {
    keepSecret(reply);
    const token = readText(request.body, 'token');
    const origin = siteOrigin(request, services.settings);
    const confirmed = await services.newsletters.confirm({ token, origin });
    if (!confirmed) return sendUseless(reply);
    linkToken.forget(request, reply);
    return sendNotice(context, reply, {
      path,
      title: words.doneTitle,
      paragraphs: [words.done],
      action: { words: newsletterWords.home, href: '/' },
    });
  });

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
