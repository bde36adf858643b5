import type { FastifyInstance } from 'fastify';
import { accountAccessPaths } from '../accountAccessPaths';
import { getSiteOrigin } from '../../../platform/security/getSiteOrigin';
import type { AccountPageContext } from './AccountPageContext';
import { accountMessages } from './accountMessages';
import { FORGOT_PASSWORD_PATH } from './formPaths';
import { registerLinkPage } from './registerLinkPage';

const { confirmEmail: confirmMessages, takeBack: takeBackMessages } = accountMessages;

/** The pages that links in mails about a change of email lead to (DOOR-1). */
export function registerEmailLinks(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { emailChanges, takeBacks, settings } = services;
  const logInAction = { words: accountMessages.logIn.title, href: paths.login };
  const listAction = { words: accountMessages.accountAccess.title, href: accountAccessPaths.list };

  registerLinkPage(app, context, {
    path: accountAccessPaths.confirmEmail,
    cookieName: 'email_confirm',
    invalidLink: {
      title: confirmMessages.invalidTitle,
      text: confirmMessages.invalid,
      action: logInAction,
    },
    async read(token) {
      const change = await emailChanges.find(token);
      if (!change) return undefined;
      if (change.step === 'approve')
        return {
          title: confirmMessages.approveTitle,
          intro: confirmMessages.approveIntro(change.email),
          submit: confirmMessages.approve,
        };
      const { title, intro, submit } = confirmMessages;
      return { title, intro: intro(change.presentEmail, change.email), submit };
    },
    async submit(token, request) {
      const origin = getSiteOrigin(request, settings);
      const result = await emailChanges.follow({ token, address: request.ip, origin });
      if (result.done === 'invalid') return undefined;
      if (result.done === 'taken') {
        const { takenTitle: title, taken } = confirmMessages;
        return { status: 400, title, paragraphs: [taken], action: listAction };
      }
      const { approvedTitle, approved, doneTitle, done } = confirmMessages;
      return result.done === 'approved'
        ? { title: approvedTitle, paragraphs: [approved(result.email)], action: listAction }
        : { title: doneTitle, paragraphs: [done(result.email)], action: listAction };
    },
  });

  registerLinkPage(app, context, {
    path: accountAccessPaths.takeBackEmail,
    cookieName: 'email_take_back',
    invalidLink: {
      title: takeBackMessages.invalidTitle,
      text: takeBackMessages.invalid,
      action: logInAction,
    },
    async read(token) {
      const email = await takeBacks.find(token);
      if (email === undefined) return undefined;
      const { title, intro, submit } = takeBackMessages;
      return { title, intro: intro(email), submit };
    },
    async submit(token, request) {
      const origin = getSiteOrigin(request, settings);
      const email = await takeBacks.redeem({ token, ipAddress: request.ip, origin });
      if (email === undefined) return undefined;
      const { doneTitle, done, again, askAgain } = takeBackMessages;
      const action = { words: askAgain, href: FORGOT_PASSWORD_PATH };
      return { title: doneTitle, paragraphs: [done(email), again], action };
    },
  });
}
