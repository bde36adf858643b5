import type { MockMember, MockState } from '../mocking/createMockState';
import { badRequest } from '../mocking/errorResponses';
import { formatTimestamp, type RouteHandlers } from '../mocking/RouteHandler';
import { removeSaved, saveObject } from '../mocking/saveObject';
import type { ValidatedRequest } from '../wire/route';
import { groupByIntentAction, savedGroupNames, type profilesRoutes } from './contract';
import { findPasswordErrors } from './findPasswordErrors';
import { createAccountAccessHandlers } from './accountAccessMocks';

const EMAIL_TAKEN = 'This email is already in use.';
const WRONG_PASSWORD = 'The current password is not right.';
const INVALID_TOKEN = 'This link no longer works. Ask for a new one.';

type Intent = ValidatedRequest<(typeof profilesRoutes)['logIn']>['query'];

/** The mock backend's handlers for profiles. */
export function createProfilesHandlers(state: MockState): RouteHandlers<typeof profilesRoutes> {
  /** Performs the visitor's intent; what is not possible is ignored. */
  function followIntent(member: MockMember, intent: Intent) {
    const { post_authenticate_action: action, object_id: objectId, rating } = intent;
    if (action === undefined || objectId === undefined) return;
    const group = groupByIntentAction[action];
    if (group !== 'ratings') saveObject(state, { member, group, objectId });
    else if (rating !== undefined) saveObject(state, { member, group, objectId, value: rating });
  }

  /** Invalidates every open link of a mail. */
  function choosePassword(member: MockMember, password: string): void {
    member.password = password;
    member.passwordChangedMs = state.now();
    Object.assign(member.profile, { has_password: true, pending_email: null });
    state.removeResetTokens(member);
  }

  return {
    ...createAccountAccessHandlers(),
    hi({ member }) {
      const times = Object.entries(member?.lastUpdatesMs ?? {});
      const last_updates = Object.fromEntries(times.map(([group, ms]) => [group, formatTimestamp(ms)]));
      return { status: 200, body: { id: member?.profile.id ?? null, last_updates } };
    },
    me: ({ member }) => ({ status: 200, body: member.profile }),
    updateMe({ member, body: { email, current_password, ...rest } }) {
      const isOther = email !== undefined && email.toLowerCase() !== member.profile.email.toLowerCase();
      if (isOther && state.findMember(email)) return badRequest({ email: [EMAIL_TAKEN] });
      if (isOther && member.profile.has_password !== false && current_password !== member.password) {
        return badRequest({ current_password: [WRONG_PASSWORD] });
      }
      const changes = Object.entries(rest).filter(([, value]) => value !== undefined);
      Object.assign(member.profile, Object.fromEntries(changes));
      if (isOther) member.profile.pending_email = email;
      if (rest.full_name !== undefined) {
        const [first, ...others] = rest.full_name.split(' ');
        Object.assign(member.profile, { first_name: first, last_name: others.join(' ') || null });
      }
      return { status: 200, body: member.profile };
    },
    changePassword({ member, body, endOtherSessions }) {
      if (body.current_password !== member.password) {
        return badRequest({ current_password: [WRONG_PASSWORD] });
      }
      const errors = findPasswordErrors(body.new_password);
      if (errors.length > 0) return badRequest({ new_password: errors });
      choosePassword(member, body.new_password);
      if (body.keep_identities !== true) member.identities = [];
      endOtherSessions();
      return { status: 200, body: { detail: 'New password has been saved.' } };
    },
    counts: ({ member }) => ({ status: 200, body: countOwn(state, member) }),
    exportMe: ({ member }) => ({
      status: 200,
      body: {
        exported: formatTimestamp(state.now()),
        profile: member.profile,
        records: Object.fromEntries(
          Object.entries(member.saved).map(([group, rows]) => [group, rows.map((row) => ({ ...row }))]),
        ),
      },
    }),
    removeMe({ member, body, endSessionsOf }) {
      if (body.password !== member.password) return badRequest({ password: ['The password is not right.'] });
      for (const group of savedGroupNames)
        for (const { id } of [...member.saved[group]]) removeSaved(state, { member, group, id });
      state.removeMember(member);
      state.removeResetTokens(member);
      endSessionsOf(member);
      return { status: 204, body: undefined };
    },
    register({ query, body, logIn }) {
      const errors = findPasswordErrors(body.password);
      const isTaken = state.findMember(body.email) !== undefined;
      if (isTaken || errors.length > 0) {
        return badRequest({
          ...(isTaken && { email: [EMAIL_TAKEN] }),
          ...(errors.length > 0 && { password: errors }),
        });
      }
      const member = state.addMember(body);
      logIn(member);
      followIntent(member, query);
      return { status: 201, body: member.profile };
    },
    logIn({ query, body, logIn }) {
      const member = state.findMember(body.email);
      if (!member || member.password !== body.password) {
        return badRequest({ non_field_errors: ['Unable to log in with provided credentials.'] });
      }
      logIn(member);
      followIntent(member, query);
      return { status: 200, body: member.profile };
    },
    resetPassword({ body }) {
      const member = state.findMember(body.email);
      if (member) state.addResetToken(member);
      return { status: 200, body: { detail: 'Password reset e-mail has been sent.' } };
    },
    confirmReset({ body, endSessionsOf }) {
      const member = state.resetTokens.get(body.token);
      if (!member) return badRequest({ token: [INVALID_TOKEN] });
      const errors = findPasswordErrors(body.new_password);
      if (errors.length > 0) return badRequest({ new_password: errors });
      choosePassword(member, body.new_password);
      member.identities = [];
      endSessionsOf(member);
      return { status: 200, body: { detail: 'Password has been reset with the new password.' } };
    },
  };
}

const countOwn = ({ photos }: MockState, { saved, profile }: MockMember) => ({
  favourites: saved.favourites.length,
  todos: saved.todos.length,
  todos_done: saved.todos.filter(({ value }) => value === 1).length,
  article_bookmarks: saved['article-bookmarks'].length,
  video_bookmarks: saved['video-bookmarks'].length,
  events: saved['event-bookmarks'].length,
  ratings: saved.ratings.length,
  photos: photos.filter(({ member_id }) => member_id === profile.id).length,
});
