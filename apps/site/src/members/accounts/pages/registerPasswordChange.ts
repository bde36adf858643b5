import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import type { Member } from '../../../platform/sessions/createSessions';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { handleForm } from './handleForm';
import { redirectAfterForm } from '../../../pages/forms/redirectAfterForm';
import { accountMessages as messages } from './accountMessages';
import { assertSamePasswords } from './assertSamePasswords';
import { sendForm } from './sendForm';
import { sendNotice } from './sendNotice';

const { body } = profilesRoutes.changePassword;

/** Change of the password for members (AUTH-13); a guest is redirected to the log-in and back. */
export function registerPasswordChange(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { accounts, signInService, sessions, accountAccess } = services;
  const path = paths.password;
  const logInPath = paths.loginTo(path);

  app.get(path, async (request, reply) => {
    const member = await sessions.findMember(request);
    if (!member) return redirectAfterForm(reply, logInPath);
    return sendForm(context, reply, { form: await loadForm(member), isPrivate: true });
  });

  /** Shows linked identities, since they are removed unless the member keeps them (DOOR-2). */
  async function loadForm(member: Member): Promise<AccountForm> {
    const { identities } = await accountAccess.list(member);
    return createForm(path, identities.length > 0);
  }

  app.post(path, async (request, reply) => {
    const member = await sessions.findMember(request);
    if (!member) return redirectAfterForm(reply, logInPath);
    return handleForm(context, {
      ...{ request, reply, form: await loadForm(member), body },
      async onValid({
        current_password: currentPassword,
        new_password: newPassword,
        keep_identities: keepsIdentities,
      }) {
        assertSamePasswords(request.body, { first: 'new_password', second: 'new_password_again' });
        const profile = await accounts.changePassword({
          profileId: member.profileId,
          currentPassword,
          newPassword,
          keepsIdentities,
        });
        await signInService.signInFromForm({ profile, intent: {}, request, reply, skipsDeviceNotice: true });
        return sendNotice(context, reply, {
          path,
          title: messages.change.doneTitle,
          paragraphs: [messages.change.done],
          action: { words: messages.change.home, href: paths.home },
        });
      },
    });
  });
}

function createForm(action: string, hasIdentities: boolean): AccountForm {
  return {
    action,
    title: messages.change.title,
    intro: messages.change.intro,
    submit: messages.change.submit,
    fields: [
      {
        name: 'current_password',
        label: messages.currentPassword,
        type: 'password',
        autocomplete: 'current-password',
      },
      { name: 'new_password', label: messages.newPassword, type: 'password', autocomplete: 'new-password' },
      {
        name: 'new_password_again',
        label: messages.newPasswordAgain,
        type: 'password',
        autocomplete: 'new-password',
      },
      ...(hasIdentities
        ? [{ name: 'keep_identities', label: messages.keepIdentities, type: 'checkbox' as const }]
        : []),
    ],
  };
}
