import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountAccess } from '@cityguide/api/contract';
import { accountAccessPaths } from '../accountAccessPaths';
import { HttpError } from '../../../platform/api/HttpError';
import type { Member } from '../../../platform/sessions/createSessions';
import type { AccountPageContext } from './AccountPageContext';
import { accountMessages } from './accountMessages';
import { redirectAfterForm } from '../../../pages/forms/redirectAfterForm';
import { FORGOT_PASSWORD_PATH } from './formPaths';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from './sendNotice';

const messages = accountMessages.accountAccess;

/** Everything that gives access to a member's account, each with a button to revoke it, without JavaScript (DOOR-3). */
export function registerAccountAccessPage(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services, send } = context;
  const { emailChanges, signInService, profiles, sessions, accountAccess } = services;
  const formatDay = createDayFormat(context.site.timeZone);

  app.get(accountAccessPaths.list, async (request, reply) => {
    const member = await sessions.findMember(request);
    const profile = member && (await profiles.findById(member.profileId));
    if (!member || !profile) return redirectAfterForm(reply, paths.loginTo(accountAccessPaths.list));
    return send(reply, {
      template: 'account-access',
      isPrivate: true,
      head: {
        title: messages.title,
        description: messages.intro,
        path: accountAccessPaths.list,
        isHidden: true,
      },
      model: {
        ...viewAccountAccess(await accountAccess.list(member), formatDay),
        words: messages,
        email: profile.email,
        hrefs: { ...accountAccessPaths, password: paths.password, forgotten: FORGOT_PASSWORD_PATH },
      },
    });
  });

  addAction(accountAccessPaths.session, async (member, id, exchange) => {
    await accountAccess.endSession(member.profileId, id);
    if (id !== member.sessionId) return true;
    await signInService.signOut(exchange);
    return false;
  });
  addAction(accountAccessPaths.identity, async (member, id) => {
    await accountAccess.unlinkIdentity(member.profileId, id);
    return true;
  });
  addAction(accountAccessPaths.pendingEmail, async (member) => {
    await emailChanges.cancel(member.profileId);
    return true;
  });

  /** `action` returns whether the visitor is still logged in. */
  function addAction(
    path: string,
    action: (member: Member, id: string, exchange: Exchange) => Promise<boolean>,
  ) {
    app.post(path, async (request, reply) => {
      const member = await sessions.findMember(request);
      if (!member) return redirectAfterForm(reply, paths.loginTo(accountAccessPaths.list));
      try {
        const isStillLoggedIn = await action(member, readText(request.body, 'id'), { request, reply });
        return redirectAfterForm(reply, isStillLoggedIn ? accountAccessPaths.list : paths.home);
      } catch (error) {
        return sendErrorNotice(reply, error);
      }
    });
  }

  function sendErrorNotice(reply: FastifyReply, error: unknown) {
    if (!(error instanceof HttpError)) throw error;
    const { status } = error;
    const fields: Record<string, unknown> = { ...error.body };
    const errorMessages = [fields.non_field_errors].flat().filter((each) => typeof each === 'string');
    return sendNotice(context, reply, {
      path: accountAccessPaths.list,
      status,
      title: messages.refusedTitle,
      paragraphs: errorMessages.length > 0 ? errorMessages : [messages.gone],
      action: { words: messages.back, href: accountAccessPaths.list },
    });
  }
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type FormatDay = (moment: string) => string;

function createDayFormat(timeZone: string): FormatDay {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return (moment) => format.format(new Date(moment));
}

/** The view model of the list. */
function viewAccountAccess(access: AccountAccess, formatDay: FormatDay) {
  const { sessions, identities, has_password: hasPassword, password_changed: changed } = access;
  return {
    hasPassword,
    passwordChanged: changed === null ? undefined : formatDay(changed),
    pending: access.pending_email === null ? undefined : messages.pending(access.pending_email),
    identities: identities.map(({ id, date_created }) => ({
      id,
      detail: `${messages.linked} ${formatDay(date_created)}`,
    })),
    sessions: sessions.map(({ id, device, is_current: isCurrent, date_created, last_used }) => ({
      id,
      name: device || messages.unknownDevice,
      isCurrent,
      detail: `${messages.since} ${formatDay(date_created)}, ${messages.lastUsed} ${formatDay(last_used)}`,
    })),
  };
}
