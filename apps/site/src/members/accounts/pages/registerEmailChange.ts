import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import { accountAccessPaths } from '../accountAccessPaths';
import { createValidationError } from '../../../platform/api/HttpError';
import type { ProfileRow } from '../../../platform/database/tables';
import { getSiteOrigin } from '../../../platform/security/getSiteOrigin';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { accountMessages } from './accountMessages';
import { handleForm } from './handleForm';
import { redirectAfterForm } from '../../../pages/forms/redirectAfterForm';
import { sendForm } from './sendForm';
import { sendNotice } from './sendNotice';

const messages = accountMessages.changeEmail;
const path = accountAccessPaths.changeEmail;
const { body } = profilesRoutes.updateMe;

/** The form to change the email (DOOR-1), without JavaScript; a guest is redirected to the log-in and back. */
export function registerEmailChange(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { accounts, emailChanges, profiles, sessions, settings } = services;

  async function findProfile(request: Parameters<typeof sessions.findMember>[0]) {
    const member = await sessions.findMember(request);
    return member && profiles.findById(member.profileId);
  }

  app.get(path, async (request, reply) => {
    const profile = await findProfile(request);
    if (!profile) return redirectAfterForm(reply, paths.loginTo(path));
    return sendForm(context, reply, { form: createForm(profile), isPrivate: true });
  });

  app.post(path, async (request, reply) => {
    const profile = await findProfile(request);
    if (!profile) return redirectAfterForm(reply, paths.loginTo(path));
    return handleForm(context, {
      ...{ request, reply, form: createForm(profile), body },
      async onValid({ email, current_password }) {
        if (email === undefined) throw createValidationError({ email: [accountMessages.required] });
        const patch = { email, ...(current_password !== undefined && { current_password }) };
        const origin = getSiteOrigin(request, settings);
        await accounts.update({ profileId: profile.id, patch, ipAddress: request.ip, origin });
        if ((await emailChanges.findPending(profile.id)) !== email)
          throw createValidationError({ email: [messages.same] });
        return sendNotice(context, reply, {
          path,
          title: messages.sentTitle,
          paragraphs: [profile.has_password === 1 ? messages.sent(email) : messages.sentToPresent],
          action: { words: accountMessages.accountAccess.back, href: accountAccessPaths.list },
        });
      },
    });
  });
}

function createForm(profile: ProfileRow): AccountForm {
  const hasPassword = profile.has_password === 1;
  return {
    action: path,
    title: messages.title,
    intro: hasPassword ? messages.intro : messages.introWithoutPassword,
    submit: messages.submit,
    fields: [
      { name: 'email', label: messages.newEmail, type: 'email', autocomplete: 'email' },
      ...(hasPassword
        ? [
            {
              name: 'current_password',
              label: accountMessages.currentPassword,
              type: 'password' as const,
              autocomplete: 'current-password',
            },
          ]
        : []),
    ],
    links: [{ words: accountMessages.accountAccess.back, href: accountAccessPaths.list }],
  };
}
