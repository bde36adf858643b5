import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import { siteOrigin } from '../../../platform/security/siteOrigin';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { accountWords as words } from './accountWords';
import { answerForm } from './answerForm';
import { FORGOTTEN_PASSWORD } from './formAddresses';
import { sendForm } from './sendForm';
import { sendNotice } from './sendNotice';

const { body } = profilesRoutes.resetPassword;

/** Asks for the address and mails the link; says the same whether or not the address has an account. */
export function registerForgottenPassword(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const form: AccountForm = {
    action: FORGOTTEN_PASSWORD,
    title: words.forgot.title,
    intro: words.forgot.intro,
    submit: words.forgot.submit,
    fields: [{ name: 'email', label: words.email, type: 'email', autocomplete: 'username' }],
    links: [{ words: words.logIn.title, href: paths.login }],
  };

  app.get(FORGOTTEN_PASSWORD, (_request, reply) => sendForm(context, reply, { form }));

  app.post(FORGOTTEN_PASSWORD, (request, reply) =>
    answerForm(context, {
      ...{ request, reply, form, body },
      async act({ email }) {
        const origin = siteOrigin(request, services.settings);
        await services.passwordResets.request({ email, address: request.ip, origin });
        return sendNotice(context, reply, {
          path: FORGOTTEN_PASSWORD,
          title: words.forgot.sentTitle,
          paragraphs: [words.forgot.sent(email), words.forgot.sentHelp],
          action: { words: words.forgot.again, href: FORGOTTEN_PASSWORD },
        });
      },
    }),
  );
}
