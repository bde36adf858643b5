import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WaysIn } from '@cityguide/api/contract';
import { waysInPaths } from '../waysInPaths';
import { ApiProblem } from '../../../platform/api/apiProblem';
import type { Member } from '../../../platform/sessions/createSessions';
import type { AccountPageContext } from './AccountPageContext';
import { accountWords } from './accountWords';
import { leadOn } from '../../../pages/forms/leadOn';
import { FORGOTTEN_PASSWORD } from './formAddresses';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from './sendNotice';

const words = accountWords.waysIn;

/** What opens a member's account, each with its button, without JavaScript (DOOR-3). */
export function registerWaysInPage(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services, send } = context;
  const { emailChanges, entrance, profiles, sessions, waysIn } = services;
  const tellDay = createDayFormat(context.site.timeZone);

  app.get(waysInPaths.list, async (request, reply) => {
    const member = await sessions.findMember(request);
    const profile = member && (await profiles.findById(member.profileId));
    if (!member || !profile) return leadOn(reply, paths.loginTo(waysInPaths.list));
    return send(reply, {
      template: 'ways-in',
      isPrivate: true,
      head: { title: words.title, description: words.intro, path: waysInPaths.list, isHidden: true },
      model: {
        ...describe(await waysIn.list(member), tellDay),
        words,
        email: profile.email,
        hrefs: { ...waysInPaths, password: paths.password, forgotten: FORGOTTEN_PASSWORD },
      },
    });
  });

  addButton(waysInPaths.session, async (member, id, exchange) => {
    await waysIn.endSession(member.profileId, id);
    if (id !== member.sessionId) return true;
    await entrance.letOut(exchange);
    return false;
  });
  addButton(waysInPaths.identity, async (member, id) => {
    await waysIn.unlinkIdentity(member.profileId, id);
    return true;
  });
  addButton(waysInPaths.pendingEmail, async (member) => {
    await emailChanges.cancel(member.profileId);
    return true;
  });

  /** `act` says whether the visitor is still logged in. */
  function addButton(
    path: string,
    act: (member: Member, id: string, exchange: Exchange) => Promise<boolean>,
  ) {
    app.post(path, async (request, reply) => {
      const member = await sessions.findMember(request);
      if (!member) return leadOn(reply, paths.loginTo(waysInPaths.list));
      try {
        const isStillIn = await act(member, readText(request.body, 'id'), { request, reply });
        return leadOn(reply, isStillIn ? waysInPaths.list : paths.home);
      } catch (error) {
        return sendRefusal(reply, error);
      }
    });
  }

  function sendRefusal(reply: FastifyReply, error: unknown) {
    if (!(error instanceof ApiProblem)) throw error;
    const { status } = error;
    const fields: Record<string, unknown> = { ...error.body };
    const told = [fields.non_field_errors].flat().filter((each) => typeof each === 'string');
    return sendNotice(context, reply, {
      path: waysInPaths.list,
      status,
      title: words.refusedTitle,
      paragraphs: told.length > 0 ? told : [words.gone],
      action: { words: words.back, href: waysInPaths.list },
    });
  }
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type TellDay = (moment: string) => string;

function createDayFormat(timeZone: string): TellDay {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return (moment) => format.format(new Date(moment));
}

/** The same as the page says it. */
function describe(ways: WaysIn, tellDay: TellDay) {
  const { sessions, identities, has_password: hasPassword, password_changed: changed } = ways;
  return {
    hasPassword,
    passwordChanged: changed === null ? undefined : tellDay(changed),
    pending: ways.pending_email === null ? undefined : words.pending(ways.pending_email),
    identities: identities.map(({ id, date_created }) => ({
      id,
      detail: `${words.linked} ${tellDay(date_created)}`,
    })),
    sessions: sessions.map(({ id, device, is_current: isCurrent, date_created, last_used }) => ({
      id,
      name: device || words.unknownDevice,
      isCurrent,
      detail: `${words.since} ${tellDay(date_created)}, ${words.lastUsed} ${tellDay(last_used)}`,
    })),
  };
}
