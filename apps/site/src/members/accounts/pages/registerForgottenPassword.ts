import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import { getSiteOrigin } from '../../../platform/security/getSiteOrigin';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { accountMessages as messages } from './accountMessages';
import { handleForm } from './handleForm';
import { FORGOT_PASSWORD_PATH } from './formPaths';
import { sendForm } from './sendForm';
import { sendNotice } from './sendNotice';

const { body } = profilesRoutes.resetPassword;

/** The form that mails a reset link; the response is the same whether or not the address has an account. */
export function registerForgottenPassword(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const form: AccountForm = {
    action: FORGOT_PASSWORD_PATH,
    title: messages.forgot.title,
    intro: messages.forgot.intro,
    submit: messages.forgot.submit,
    fields: [{ name: 'email', label: messages.email, type: 'email', autocomplete: 'username' }],
    links: [{ words: messages.logIn.title, href: paths.login }],
  };

  app.get(FORGOT_PASSWORD_PATH, (_request, reply) => sendForm(context, reply, { form }));

  app.post(FORGOT_PASSWORD_PATH, (request, reply) =>
    handleForm(context, {
      ...{ request, reply, form, body },
      async onValid({ email }) {
        const origin = getSiteOrigin(request, services.settings);
        await services.passwordResets.request({ email, address: request.ip, origin });
        return sendNotice(context, reply, {
          path: FORGOT_PASSWORD_PATH,
          title: messages.forgot.sentTitle,
          paragraphs: [messages.forgot.sent(email), messages.forgot.sentHelp],
          action: { words: messages.forgot.again, href: FORGOT_PASSWORD_PATH },
        });
      },
    }),
  );
}
