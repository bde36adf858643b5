import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import type { Member } from '../../../platform/sessions/createSessions';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { answerForm } from './answerForm';
import { leadOn } from '../../../pages/forms/leadOn';
import { accountWords as words } from './accountWords';
import { refuseDifferent } from './refuseDifferent';
import { sendForm } from './sendForm';
import { sendNotice } from './sendNotice';

const { body } = profilesRoutes.changePassword;

/** Change of the password for members (AUTH-13); a guest is sent to the log-in and back. */
export function registerPasswordChange(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { accounts, entrance, sessions, waysIn } = services;
  const path = paths.password;
  const toLogIn = paths.loginTo(path);

  app.get(path, async (request, reply) => {
    const member = await sessions.findMember(request);
    if (!member) return leadOn(reply, toLogIn);
    return sendForm(context, reply, { form: await formOf(member), isPrivate: true });
  });

  /** Linked identities are shown, since they end unless the member keeps them (DOOR-2). */
  async function formOf(member: Member): Promise<AccountForm> {
    const { identities } = await waysIn.list(member);
    return createForm(path, identities.length > 0);
  }

  app.post(path, async (request, reply) => {
    const member = await sessions.findMember(request);
    if (!member) return leadOn(reply, toLogIn);
    return answerForm(context, {
      ...{ request, reply, form: await formOf(member), body },
      async act({ current_password: current, new_password: next, keep_identities: keepsIdentities }) {
        refuseDifferent(request.body, { first: 'new_password', second: 'new_password_again' });
        const profile = await accounts.changePassword({
          profileId: member.profileId,
          current,
          next,
          keepsIdentities,
        });
        await entrance.letInByPage({ profile, intent: {}, request, reply, isExpected: true });
        return sendNotice(context, reply, {
          path,
          title: words.change.doneTitle,
          paragraphs: [words.change.done],
          action: { words: words.change.home, href: paths.home },
        });
      },
    });
  });
}

function createForm(action: string, hasIdentities: boolean): AccountForm {
  return {
    action,
    title: words.change.title,
    intro: words.change.intro,
    submit: words.change.submit,
    fields: [
      {
        name: 'current_password',
        label: words.currentPassword,
        type: 'password',
        autocomplete: 'current-password',
      },
      { name: 'new_password', label: words.newPassword, type: 'password', autocomplete: 'new-password' },
      {
        name: 'new_password_again',
        label: words.newPasswordAgain,
        type: 'password',
        autocomplete: 'new-password',
      },
      ...(hasIdentities
        ? [{ name: 'keep_identities', label: words.keepIdentities, type: 'checkbox' as const }]
        : []),
    ],
  };
}
