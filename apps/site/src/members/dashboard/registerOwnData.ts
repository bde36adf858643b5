import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import type { AccountForm } from '../accounts/pages/AccountForm';
import { handleForm } from '../accounts/pages/handleForm';
import { redirectAfterForm } from '../../pages/forms/redirectAfterForm';
import { FORGOT_PASSWORD_PATH } from '../accounts/pages/formPaths';
import { sendForm } from '../accounts/pages/sendForm';
import { sendNotice } from '../accounts/pages/sendNotice';
import type { PageContext } from '../../pages/PageContext';
import {
  dashboardMessages,
  OWN_DATA_PATH,
  DELETE_ACCOUNT_PATH,
  OWN_DATA_FILE_PATH,
} from './dashboardMessages';
import { listOwnData } from './listOwnData';
import type { OwnData } from '../profiles/own-data/createOwnData';
import type { Sessions } from '../../platform/sessions/createSessions';

const { data: messages, deletion } = dashboardMessages;

/** The member's own data, to read, download and delete, without JavaScript (DASH-6). */
export function registerOwnData(
  app: FastifyInstance,
  context: PageContext<{ ownData: OwnData; sessions: Sessions }>,
): void {
  const { paths, services, site, send } = context;
  const { ownData, sessions } = services;
  const logInPath = paths.loginTo(OWN_DATA_PATH);
  const form = createDeletionForm();

  app.get(OWN_DATA_PATH, async (request, reply) => {
    const member = await sessions.findMember(request);
    const ownDataExport = member && (await ownData.exportData(member.profileId));
    if (!ownDataExport) return redirectAfterForm(reply, logInPath);
    return send(reply, {
      template: 'own-data',
      isPrivate: true,
      head: { title: messages.title, description: messages.intro, path: OWN_DATA_PATH, isHidden: true },
      model: {
        words: messages,
        person: ownDataExport.profile,
        parts: listOwnData(site, ownDataExport),
        file: OWN_DATA_FILE_PATH,
        deletion: DELETE_ACCOUNT_PATH,
      },
    });
  });

  app.get(OWN_DATA_FILE_PATH, async (request, reply) => {
    const member = await sessions.findMember(request);
    const ownDataExport = member && (await ownData.exportData(member.profileId));
    if (!ownDataExport) return redirectAfterForm(reply, logInPath);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(ownDataExport, null, 2));
  });

  app.get(DELETE_ACCOUNT_PATH, async (request, reply) => {
    if (!(await sessions.findMember(request)))
      return redirectAfterForm(reply, paths.loginTo(DELETE_ACCOUNT_PATH));
    return sendForm(context, reply, { form, isPrivate: true });
  });

  app.post(DELETE_ACCOUNT_PATH, async (request, reply) => {
    const member = await sessions.findMember(request);
    if (!member) return redirectAfterForm(reply, paths.loginTo(DELETE_ACCOUNT_PATH));
    return handleForm(context, {
      ...{ request, reply, form, body: profilesRoutes.removeMe.body },
      async onValid({ password }) {
        await ownData.remove({ profileId: member.profileId, password });
        await sessions.end({ request, reply });
        return sendNotice(context, reply, {
          path: DELETE_ACCOUNT_PATH,
          title: deletion.doneTitle,
          paragraphs: [deletion.done],
          action: { words: deletion.home, href: paths.home },
        });
      },
    });
  });
}

function createDeletionForm(): AccountForm {
  return {
    action: DELETE_ACCOUNT_PATH,
    title: deletion.title,
    intro: deletion.intro,
    submit: deletion.submit,
    fields: [
      { name: 'password', label: deletion.password, type: 'password', autocomplete: 'current-password' },
    ],
    links: [
      { lead: deletion.forgotten, words: deletion.askForPassword, href: FORGOT_PASSWORD_PATH },
      { words: deletion.keep, href: OWN_DATA_PATH },
    ],
  };
}
