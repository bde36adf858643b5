import type { FastifyInstance, FastifyReply } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import { HttpError } from '../../../platform/api/HttpError';
import { setSecretUrlHeaders } from '../../../pages/link-tokens/setSecretUrlHeaders';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { accountMessages as messages } from './accountMessages';
import { handleForm } from './handleForm';
import { FORGOT_PASSWORD_PATH } from './formPaths';
import { assertSamePasswords } from './assertSamePasswords';
import { sendForm } from './sendForm';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from './sendNotice';

const { body } = profilesRoutes.confirmReset;

/**
 * The page that the link of a reset mail leads to. Opening it does not use up the token, because mail scanners open it
 * too.
 */
export function registerPasswordReset(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const path = paths.resetPassword;
  const { passwordResets, devices } = services;

  app.get<{ Querystring: Record<string, unknown> }>(path, async ({ query }, reply) => {
    setSecretUrlHeaders(reply);
    const token = readText(query, 'token');
    if (!(await passwordResets.isValid(token))) {
      // Without the token, so that no dialog asks for a password that cannot be set.
      return token === '' ? sendInvalidLink(reply) : reply.redirect(path, 303);
    }
    return sendForm(context, reply, { form: createForm(path, token), isPrivate: true });
  });

  app.post(path, { config: { allowsNullOrigin: true } }, (request, reply) => {
    setSecretUrlHeaders(reply);
    const submittedToken = readText(request.body, 'token');
    if (submittedToken === '') return sendInvalidLink(reply);
    return handleForm(context, {
      ...{ request, reply, form: createForm(path, submittedToken), body },
      async onValid({ token, new_password: password }) {
        assertSamePasswords(request.body, { first: 'new_password', second: 'new_password_again' });
        try {
          const passwordHash = await passwordResets.resetPassword({ token, password, ipAddress: request.ip });
          devices.remember({ passwordHash, request, reply });
        } catch (error) {
          if (error instanceof HttpError && 'token' in error.body) return sendInvalidLink(reply);
          throw error;
        }
        return sendNotice(context, reply, {
          path,
          title: messages.reset.doneTitle,
          paragraphs: [messages.reset.done],
          action: { words: messages.logIn.title, href: paths.login },
        });
      },
    });
  });

  function sendInvalidLink(reply: FastifyReply) {
    return sendNotice(context, reply, {
      path,
      status: 400,
      title: messages.reset.invalidTitle,
      paragraphs: [messages.reset.invalid],
      action: { words: messages.reset.askAgain, href: FORGOT_PASSWORD_PATH },
    });
  }
}

function createForm(action: string, token: string): AccountForm {
  return {
    action,
    title: messages.reset.title,
    intro: messages.reset.intro,
    submit: messages.reset.submit,
    hidden: { token },
    fields: [
      { name: 'new_password', label: messages.newPassword, type: 'password', autocomplete: 'new-password' },
      {
        name: 'new_password_again',
        label: messages.newPasswordAgain,
        type: 'password',
        autocomplete: 'new-password',
      },
    ],
  };
}
