import type { FastifyInstance, FastifyReply } from 'fastify';
import { waysInPaths } from '../waysInPaths';
import { siteOrigin } from '../../../platform/security/siteOrigin';
import { keepSecret } from '../../../pages/link-tokens/keepSecret';
import type { AccountPageContext } from './AccountPageContext';
import { accountWords } from './accountWords';
import { FORGOTTEN_PASSWORD } from './formAddresses';
import { sendForm } from './sendForm';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from './sendNotice';

const { confirmEmail: confirmWords, takeBack: takeBackWords } = accountWords;
const { confirmEmail, takeBackEmail } = waysInPaths;

interface LinkRoute {
  Querystring: Record<string, unknown>;
}

/**
 * Where the links in mails about a change of email lead (DOOR-1). Looking changes nothing: mail scanners look, too. What
 * the button sends is itself the secret, so an older browser may hide where it comes from.
 */
export function registerEmailLinks(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { emailChanges, takeBacks, settings } = services;
  const config = { takesHiddenOrigin: true };
  const toLogIn = { words: accountWords.logIn.title, href: paths.login };
  const toList = { words: accountWords.waysIn.title, href: waysInPaths.list };

  app.get<LinkRoute>(confirmEmail, async ({ query }, reply) => {
    keepSecret(reply);
    const token = readText(query, 'token');
    const change = await emailChanges.find(token);
    if (!change) return sendUseless(reply, confirmEmail, confirmWords);
    const isApproval = change.step === 'approve';
    const form = {
      action: confirmEmail,
      title: isApproval ? confirmWords.approveTitle : confirmWords.title,
      intro: isApproval
        ? confirmWords.approveIntro(change.email)
        : confirmWords.intro(change.presentEmail, change.email),
      submit: isApproval ? confirmWords.approve : confirmWords.submit,
      fields: [],
      hidden: { token },
    };
    return sendForm(context, reply, { form, isPrivate: true });
  });

  app.post(confirmEmail, { config }, async (request, reply) => {
    keepSecret(reply);
    const token = readText(request.body, 'token');
    const origin = siteOrigin(request, settings);
    const followed = await emailChanges.follow({ token, address: request.ip, origin });
    if (!('email' in followed)) {
      if (followed.done === 'useless') return sendUseless(reply, confirmEmail, confirmWords);
      const { takenTitle: title, taken } = confirmWords;
      return sendNotice(context, reply, {
        ...{ path: confirmEmail, status: 400, title, paragraphs: [taken], action: toList },
      });
    }
    const { email, done } = followed;
    const isApproved = done === 'approved';
    return sendNotice(context, reply, {
      path: confirmEmail,
      title: isApproved ? confirmWords.approvedTitle : confirmWords.doneTitle,
      paragraphs: [isApproved ? confirmWords.approved(email) : confirmWords.done(email)],
      action: toList,
    });
  });

  app.get<LinkRoute>(takeBackEmail, async ({ query }, reply) => {
    keepSecret(reply);
    const token = readText(query, 'token');
    const email = await takeBacks.find(token);
    if (email === undefined) return sendUseless(reply, takeBackEmail, takeBackWords);
    const { title, intro, submit } = takeBackWords;
    const form = { action: takeBackEmail, title, intro: intro(email), submit, fields: [], hidden: { token } };
    return sendForm(context, reply, { form, isPrivate: true });
  });

  app.post(takeBackEmail, { config }, async (request, reply) => {
    keepSecret(reply);
    const token = readText(request.body, 'token');
    const origin = siteOrigin(request, settings);
    const email = await takeBacks.redeem({ token, address: request.ip, origin });
    if (email === undefined) return sendUseless(reply, takeBackEmail, takeBackWords);
    return sendNotice(context, reply, {
      path: takeBackEmail,
      title: takeBackWords.doneTitle,
      paragraphs: [takeBackWords.done(email), takeBackWords.again],
      action: { words: takeBackWords.askAgain, href: FORGOTTEN_PASSWORD },
    });
  });

  function sendUseless(
    reply: FastifyReply,
    path: string,
    { uselessTitle, useless }: { uselessTitle: string; useless: string },
  ) {
    return sendNotice(context, reply, {
      ...{ path, status: 400, title: uselessTitle, paragraphs: [useless], action: toLogIn },
    });
  }
}
