import type { FastifyInstance, FastifyReply } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import { ApiProblem } from '../../../platform/api/apiProblem';
import { keepSecret } from '../../../pages/link-tokens/keepSecret';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { accountWords as words } from './accountWords';
import { answerForm } from './answerForm';
import { FORGOTTEN_PASSWORD } from './formAddresses';
import { refuseDifferent } from './refuseDifferent';
import { sendForm } from './sendForm';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from './sendNotice';

const { body } = profilesRoutes.confirmReset;

/** The page that the link of a reset mail leads to. Looking at it uses nothing up: mail scanners look, too. */
export function registerPasswordReset(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const path = paths.resetPassword;
  const { passwordResets, devices } = services;

  app.get<{ Querystring: Record<string, unknown> }>(path, async ({ query }, reply) => {
    keepSecret(reply);
    const token = readText(query, 'token');
    if (!(await passwordResets.isGood(token))) {
      // Without the token, so that no dialog asks for a password that nothing can be done with.
      return token === '' ? sendUseless(reply) : reply.redirect(path, 303);
    }
    return sendForm(context, reply, { form: createForm(path, token), isPrivate: true });
  });

  app.post(path, { config: { takesHiddenOrigin: true } }, (request, reply) => {
    keepSecret(reply);
    const sent = readText(request.body, 'token');
    if (sent === '') return sendUseless(reply);
    return answerForm(context, {
      ...{ request, reply, form: createForm(path, sent), body },
      async act({ token, new_password: password }) {
        refuseDifferent(request.body, { first: 'new_password', second: 'new_password_again' });
        try {
          const passwordHash = await passwordResets.redeem({ token, password, address: request.ip });
          devices.remember({ passwordHash, request, reply });
        } catch (error) {
          if (error instanceof ApiProblem && 'token' in error.body) return sendUseless(reply);
          throw error;
        }
        return sendNotice(context, reply, {
          path,
          title: words.reset.doneTitle,
          paragraphs: [words.reset.done],
          action: { words: words.logIn.title, href: paths.login },
        });
      },
    });
  });

  function sendUseless(reply: FastifyReply) {
    return sendNotice(context, reply, {
      path,
      status: 400,
      title: words.reset.uselessTitle,
      paragraphs: [words.reset.useless],
      action: { words: words.reset.askAgain, href: FORGOTTEN_PASSWORD },
    });
  }
}

function createForm(action: string, token: string): AccountForm {
  return {
    action,
    title: words.reset.title,
    intro: words.reset.intro,
    submit: words.reset.submit,
    hidden: { token },
    fields: [
      { name: 'new_password', label: words.newPassword, type: 'password', autocomplete: 'new-password' },
      {
        name: 'new_password_again',
        label: words.newPasswordAgain,
        type: 'password',
        autocomplete: 'new-password',
      },
    ],
  };
}
