import { badFields, notFound } from '../mocking/refusals';
import { writeMoment, type Rules } from '../mocking/rule';
import type { waysInRoutes } from './waysInContract';

/** How the mock backend answers for the ways into an account. */
export function waysInRules(): Rules<typeof waysInRoutes> {
  return {
    waysIn: ({ member, session }) => ({
      status: 200,
      body: {
        has_password: member.profile.has_password !== false,
        password_changed: member.passwordChangedMs === null ? null : writeMoment(member.passwordChangedMs),
        pending_email: member.profile.pending_email ?? null,
        identities: member.identities.map(({ id, createdMs }) => ({
          id,
          provider: 'facebook' as const,
          date_created: writeMoment(createdMs),
        })),
        sessions: member.sessions
          .map((each) => ({
            id: each.id,
            device: each.device,
            is_current: each === session,
            date_created: writeMoment(each.createdMs),
            last_used: writeMoment(each.usedMs),
          }))
          .sort(
            (a, b) => Number(b.is_current) - Number(a.is_current) || (a.last_used < b.last_used ? 1 : -1),
          ),
      },
    }),
    unlinkIdentity({ member, params }) {
      const found = member.identities.find(({ id }) => id === params.id);
      if (!found) return notFound;
      if (member.profile.has_password === false && member.identities.length === 1) {
        return badFields({ non_field_errors: ['This is your only way in. Choose a password first.'] });
      }
      member.identities = member.identities.filter((each) => each !== found);
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
