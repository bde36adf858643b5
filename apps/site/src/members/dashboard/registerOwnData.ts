import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import type { AccountForm } from '../accounts/pages/AccountForm';
import { answerForm } from '../accounts/pages/answerForm';
import { leadOn } from '../../pages/forms/leadOn';
import { FORGOTTEN_PASSWORD } from '../accounts/pages/formAddresses';
import { sendForm } from '../accounts/pages/sendForm';
import { sendNotice } from '../accounts/pages/sendNotice';
import type { PageContext } from '../../pages/PageContext';
import { dashboardWords, OWN_DATA, OWN_DATA_DELETION, OWN_DATA_FILE } from './dashboardWords';
import { listOwnThings } from './listOwnThings';
import type { OwnData } from '../profiles/own-data/createOwnData';
import type { Sessions } from '../../platform/sessions/createSessions';

const { data: words, deletion } = dashboardWords;

/** What is kept about a member, to read, to take away and to delete, without JavaScript (DASH-6). */
export function registerOwnData(
  app: FastifyInstance,
  context: PageContext<{ ownData: OwnData; sessions: Sessions }>,
): void {
  const { paths, services, site, send } = context;
  const { ownData, sessions } = services;
  const toLogIn = paths.loginTo(OWN_DATA);
  const form = createForm();

  app.get(OWN_DATA, async (request, reply) => {
    const member = await sessions.findMember(request);
    const own = member && (await ownData.takeAway(member.profileId));
    if (!own) return leadOn(reply, toLogIn);
    return send(reply, {
      template: 'own-data',
      isPrivate: true,
      head: { title: words.title, description: words.intro, path: OWN_DATA, isHidden: true },
      model: {
        words,
        person: own.profile,
        parts: listOwnThings(site, own),
        file: OWN_DATA_FILE,
        deletion: OWN_DATA_DELETION,
      },
    });
  });

  app.get(OWN_DATA_FILE, async (request, reply) => {
    const member = await sessions.findMember(request);
    const own = member && (await ownData.takeAway(member.profileId));
    if (!own) return leadOn(reply, toLogIn);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(own, null, 2));
  });

  app.get(OWN_DATA_DELETION, async (request, reply) => {
    if (!(await sessions.findMember(request))) return leadOn(reply, paths.loginTo(OWN_DATA_DELETION));
    return sendForm(context, reply, { form, isPrivate: true });
  });

  app.post(OWN_DATA_DELETION, async (request, reply) => {
    const member = await sessions.findMember(request);
    if (!member) return leadOn(reply, paths.loginTo(OWN_DATA_DELETION));
    return answerForm(context, {
      ...{ request, reply, form, body: profilesRoutes.removeMe.body },
      async act({ password }) {
        await ownData.remove({ profileId: member.profileId, password });
        await sessions.end({ request, reply });
        return sendNotice(context, reply, {
          path: OWN_DATA_DELETION,
          title: deletion.doneTitle,
          paragraphs: [deletion.done],
          action: { words: deletion.home, href: paths.home },
        });
      },
    });
  });
}

function createForm(): AccountForm {
  return {
    action: OWN_DATA_DELETION,
    title: deletion.title,
    intro: deletion.intro,
    submit: deletion.submit,
    fields: [
      { name: 'password', label: deletion.password, type: 'password', autocomplete: 'current-password' },
    ],
    links: [
      { lead: deletion.forgotten, words: deletion.askForPassword, href: FORGOTTEN_PASSWORD },
      { words: deletion.keep, href: OWN_DATA },
    ],
  };
}
