import type { MockMember, MockState } from '../mocking/createMockState';
import { badFields } from '../mocking/refusals';
import { writeMoment, type Rules } from '../mocking/rule';
import { removeSaved, saveObject } from '../mocking/saveObject';
import type { CheckedCall } from '../wire/route';
import { intentGroups, savedGroups, type profilesRoutes } from './contract';
import { findPasswordFaults } from './passwordRules';
import { waysInRules } from './waysInMocks';

const EMAIL_TAKEN = 'This email is already in use.';
const WRONG_PASSWORD = 'The current password is not right.';
const USELESS_TOKEN = 'This link no longer works. Ask for a new one.';

type Intent = CheckedCall<(typeof profilesRoutes)['logIn']>['query'];

/** How the mock backend answers for profiles. */
export function profilesRules(state: MockState): Rules<typeof profilesRoutes> {
  /** What the visitor was about to do; what cannot be done is left. */
  function followIntent(member: MockMember, intent: Intent) {
    const { post_authenticate_action: action, object_id: objectId, rating } = intent;
    if (action === undefined || objectId === undefined) return;
    const group = intentGroups[action];
    if (group !== 'ratings') saveObject(state, { member, group, objectId });
    else if (rating !== undefined) saveObject(state, { member, group, objectId, value: rating });
  }

  /** Every open link of a mail is useless from then on. */
  function choosePassword(member: MockMember, password: string): void {
    member.password = password;
    member.passwordChangedMs = state.now();
    Object.assign(member.profile, { has_password: true, pending_email: null });
    state.forgetResetTokens(member);
  }

  return {
    ...waysInRules(),
    hi({ member }) {
      const times = Object.entries(member?.lastUpdatesMs ?? {});
      const last_updates = Object.fromEntries(times.map(([group, ms]) => [group, writeMoment(ms)]));
      return { status: 200, body: { id: member?.profile.id ?? null, last_updates } };
    },
    me: ({ member }) => ({ status: 200, body: member.profile }),
    updateMe({ member, body: { email, current_password, ...rest } }) {
      const isOther = email !== undefined && email.toLowerCase() !== member.profile.email.toLowerCase();
      if (isOther && state.findMember(email)) return badFields({ email: [EMAIL_TAKEN] });
      if (isOther && member.profile.has_password !== false && current_password !== member.password) {
        return badFields({ current_password: [WRONG_PASSWORD] });
      }
      const given = Object.entries(rest).filter(([, value]) => value !== undefined);
      Object.assign(member.profile, Object.fromEntries(given));
      if (isOther) member.profile.pending_email = email;
      if (rest.full_name !== undefined) {
        const [first, ...others] = rest.full_name.split(' ');
        Object.assign(member.profile, { first_name: first, last_name: others.join(' ') || null });
      }
      return { status: 200, body: member.profile };
    },
    changePassword({ member, body, endOtherSessions }) {
      if (body.current_password !== member.password) {
        return badFields({ current_password: [WRONG_PASSWORD] });
      }
      const faults = findPasswordFaults(body.new_password);
      if (faults.length > 0) return badFields({ new_password: faults });
      choosePassword(member, body.new_password);
      if (body.keep_identities !== true) member.identities = [];
      endOtherSessions();
      return { status: 200, body: { detail: 'New password has been saved.' } };
    },
    counts: ({ member }) => ({ status: 200, body: countOwn(state, member) }),
    exportMe: ({ member }) => ({
      status: 200,
      body: {
        exported: writeMoment(state.now()),
        profile: member.profile,
        records: Object.fromEntries(
          Object.entries(member.saved).map(([group, rows]) => [group, rows.map((row) => ({ ...row }))]),
        ),
      },
    }),
    removeMe({ member, body, endSessionsOf }) {
      if (body.password !== member.password) return badFields({ password: ['The password is not right.'] });
      for (const group of savedGroups)
        for (const { id } of [...member.saved[group]]) removeSaved(state, { member, group, id });
      state.removeMember(member);
      state.forgetResetTokens(member);
      endSessionsOf(member);
      return { status: 204, body: undefined };
    },
    register({ query, body, logIn }) {
      const faults = findPasswordFaults(body.password);
      const isTaken = state.findMember(body.email) !== undefined;
      if (isTaken || faults.length > 0) {
        return badFields({
          ...(isTaken && { email: [EMAIL_TAKEN] }),
          ...(faults.length > 0 && { password: faults }),
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
        return badFields({ non_field_errors: ['Unable to log in with provided credentials.'] });
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
      if (!member) return badFields({ token: [USELESS_TOKEN] });
      const faults = findPasswordFaults(body.new_password);
      if (faults.length > 0) return badFields({ new_password: faults });
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
