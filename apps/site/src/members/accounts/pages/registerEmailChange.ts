import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import { waysInPaths } from '../waysInPaths';
import { createFieldProblem } from '../../../platform/api/apiProblem';
import type { ProfileRow } from '../../../platform/database/tables';
import { siteOrigin } from '../../../platform/security/siteOrigin';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { accountWords } from './accountWords';
import { answerForm } from './answerForm';
import { leadOn } from '../../../pages/forms/leadOn';
import { sendForm } from './sendForm';
import { sendNotice } from './sendNotice';

const words = accountWords.changeEmail;
const path = waysInPaths.changeEmail;
const { body } = profilesRoutes.updateMe;

/** Asks for another email (DOOR-1) without JavaScript; a guest is sent to the log-in and back. */
export function registerEmailChange(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { accounts, emailChanges, profiles, sessions, settings } = services;

  async function findProfile(request: Parameters<typeof sessions.findMember>[0]) {
    const member = await sessions.findMember(request);
    return member && profiles.findById(member.profileId);
  }

  app.get(path, async (request, reply) => {
    const profile = await findProfile(request);
    if (!profile) return leadOn(reply, paths.loginTo(path));
    return sendForm(context, reply, { form: createForm(profile), isPrivate: true });
  });

  app.post(path, async (request, reply) => {
    const profile = await findProfile(request);
    if (!profile) return leadOn(reply, paths.loginTo(path));
    return answerForm(context, {
      ...{ request, reply, form: createForm(profile), body },
      async act({ email, current_password }) {
        if (email === undefined) throw createFieldProblem({ email: [accountWords.required] });
        const patch = { email, ...(current_password !== undefined && { current_password }) };
        const origin = siteOrigin(request, settings);
        await accounts.update({ profileId: profile.id, patch, address: request.ip, origin });
        if ((await emailChanges.findPending(profile.id)) !== email)
          throw createFieldProblem({ email: [words.same] });
        return sendNotice(context, reply, {
          path,
          title: words.sentTitle,
          paragraphs: [profile.has_password === 1 ? words.sent(email) : words.sentToPresent],
          action: { words: accountWords.waysIn.back, href: waysInPaths.list },
        });
      },
    });
  });
}

function createForm(profile: ProfileRow): AccountForm {
  const hasPassword = profile.has_password === 1;
  return {
    action: path,
    title: words.title,
    intro: hasPassword ? words.intro : words.introWithoutPassword,
    submit: words.submit,
    fields: [
      { name: 'email', label: words.newEmail, type: 'email', autocomplete: 'email' },
      ...(hasPassword
        ? [
            {
              name: 'current_password',
              label: accountWords.currentPassword,
              type: 'password' as const,
              autocomplete: 'current-password',
            },
          ]
        : []),
    ],
    links: [{ words: accountWords.waysIn.back, href: waysInPaths.list }],
  };
}
