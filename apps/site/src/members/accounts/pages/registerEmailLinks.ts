import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountAccessPaths } from '../accountAccessPaths';
import { getSiteOrigin } from '../../../platform/security/getSiteOrigin';
import { setSecretUrlHeaders } from '../../../pages/link-tokens/setSecretUrlHeaders';
import type { AccountPageContext } from './AccountPageContext';
import { accountMessages } from './accountMessages';
import { FORGOT_PASSWORD_PATH } from './formPaths';
import { sendForm } from './sendForm';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from './sendNotice';

const { confirmEmail: confirmMessages, takeBack: takeBackMessages } = accountMessages;
const { confirmEmail, takeBackEmail } = accountAccessPaths;

interface LinkRoute {
  Querystring: Record<string, unknown>;
}

/**
 * The pages that links in mails about a change of email lead to (DOOR-1). Opening them changes nothing, because mail
 * scanners open them too. The submitted token is itself the secret, so a browser may omit the page's origin.
 */
export function registerEmailLinks(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { emailChanges, takeBacks, settings } = services;
  const config = { allowsNullOrigin: true };
  const logInAction = { words: accountMessages.logIn.title, href: paths.login };
  const listAction = { words: accountMessages.accountAccess.title, href: accountAccessPaths.list };

  app.get<LinkRoute>(confirmEmail, async ({ query }, reply) => {
    setSecretUrlHeaders(reply);
    const token = readText(query, 'token');
    const change = await emailChanges.find(token);
    if (!change) return sendInvalidLink(reply, confirmEmail, confirmMessages);
    const isApproval = change.step === 'approve';
    const form = {
      action: confirmEmail,
      title: isApproval ? confirmMessages.approveTitle : confirmMessages.title,
      intro: isApproval
        ? confirmMessages.approveIntro(change.email)
        : confirmMessages.intro(change.presentEmail, change.email),
      submit: isApproval ? confirmMessages.approve : confirmMessages.submit,
      fields: [],
      hidden: { token },
    };
    return sendForm(context, reply, { form, isPrivate: true });
  });

  app.post(confirmEmail, { config }, async (request, reply) => {
    setSecretUrlHeaders(reply);
    const token = readText(request.body, 'token');
    const origin = getSiteOrigin(request, settings);
    const result = await emailChanges.follow({ token, address: request.ip, origin });
    if (!('email' in result)) {
      if (result.done === 'useless') return sendInvalidLink(reply, confirmEmail, confirmMessages);
      const { takenTitle: title, taken } = confirmMessages;
      return sendNotice(context, reply, {
        ...{ path: confirmEmail, status: 400, title, paragraphs: [taken], action: listAction },
      });
    }
    const { email, done } = result;
    const isApproved = done === 'approved';
    return sendNotice(context, reply, {
      path: confirmEmail,
      title: isApproved ? confirmMessages.approvedTitle : confirmMessages.doneTitle,
      paragraphs: [isApproved ? confirmMessages.approved(email) : confirmMessages.done(email)],
      action: listAction,
    });
  });

  app.get<LinkRoute>(takeBackEmail, async ({ query }, reply) => {
    setSecretUrlHeaders(reply);
    const token = readText(query, 'token');
    const email = await takeBacks.find(token);
    if (email === undefined) return sendInvalidLink(reply, takeBackEmail, takeBackMessages);
    const { title, intro, submit } = takeBackMessages;
    const form = { action: takeBackEmail, title, intro: intro(email), submit, fields: [], hidden: { token } };
    return sendForm(context, reply, { form, isPrivate: true });
  });

  app.post(takeBackEmail, { config }, async (request, reply) => {
    setSecretUrlHeaders(reply);
    const token = readText(request.body, 'token');
    const origin = getSiteOrigin(request, settings);
    const email = await takeBacks.redeem({ token, ipAddress: request.ip, origin });
    if (email === undefined) return sendInvalidLink(reply, takeBackEmail, takeBackMessages);
    return sendNotice(context, reply, {
      path: takeBackEmail,
      title: takeBackMessages.doneTitle,
      paragraphs: [takeBackMessages.done(email), takeBackMessages.again],
      action: { words: takeBackMessages.askAgain, href: FORGOT_PASSWORD_PATH },
    });
  });

  function sendInvalidLink(
    reply: FastifyReply,
    path: string,
    { uselessTitle, useless }: { uselessTitle: string; useless: string },
  ) {
    return sendNotice(context, reply, {
      ...{ path, status: 400, title: uselessTitle, paragraphs: [useless], action: logInAction },
    });
  }
}
