import { badRequest, notFound } from '../mocking/errorResponses';
import { formatTimestamp, type RouteHandlers } from '../mocking/RouteHandler';
import type { accountAccessRoutes } from './accountAccessContract';

/** The mock backend's handlers for sessions and identities of an account. */
export function createAccountAccessHandlers(): RouteHandlers<typeof accountAccessRoutes> {
  return {
    accountAccess: ({ member, session }) => ({
      status: 200,
      body: {
        has_password: member.profile.has_password !== false,
        password_changed:
          member.passwordChangedMs === null ? null : formatTimestamp(member.passwordChangedMs),
        pending_email: member.profile.pending_email ?? null,
        identities: member.identities.map(({ id, createdMs }) => ({
          id,
          provider: 'facebook' as const,
          date_created: formatTimestamp(createdMs),
        })),
        sessions: member.sessions
          .map((each) => ({
            id: each.id,
            device: each.device,
            is_current: each === session,
            date_created: formatTimestamp(each.createdMs),
            last_used: formatTimestamp(each.usedMs),
          }))
          .sort(
            (a, b) => Number(b.is_current) - Number(a.is_current) || (a.last_used < b.last_used ? 1 : -1),
          ),
      },
    }),
    unlinkIdentity({ member, params }) {
      const identity = member.identities.find(({ id }) => id === params.id);
      if (!identity) return notFound;
      if (member.profile.has_password === false && member.identities.length === 1) {
        return badRequest({ non_field_errors: ['This is your only way in. Choose a password first.'] });
      }
      member.identities = member.identities.filter((each) => each !== identity);
      return { status: 204, body: undefined };
    },
    endSession({ member, params, endSession }) {
      const found = member.sessions.find(({ id }) => id === params.id);
      if (!found) return notFound;
      endSession(found);
      return { status: 204, body: undefined };
    },
    cancelEmailChange({ member }) {
      member.profile.pending_email = null;
      return { status: 204, body: undefined };
    },
  };
}
