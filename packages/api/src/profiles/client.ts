import type { ReadOptions, Transport, WriteOptions } from '../http/createTransport';
import { requireValue } from '../reading/requireValue';
import { isRecord } from '../reading/values';
import type { Credentials, SessionInfo, PostLoginIntent, Profile, ProfilePatch } from './contract';
import { readCounts, readSessionInfo, readProfile } from './readProfile';
import { readAccountAccess } from './readAccountAccess';
import type { AccountAccess } from './accountAccessContract';

export interface ProfilesClient {
  /** The session; `id` is null for a guest. */
  hi(options?: ReadOptions): Promise<SessionInfo>;
  /** The member's profile; a guest gets an error of status 403 (401 with some backends). */
  me(options?: ReadOptions): Promise<Profile>;
  /** Changes only the given fields. */
  updateMe(patch: ProfilePatch): Promise<Profile>;
  /** Ends every other session; unlinks identities too, unless `keep_identities` is set. */
  changePassword(passwords: {
    current_password: string;
    new_password: string;
    keep_identities?: boolean | undefined;
  }): Promise<void>;
  /** How the account can be accessed: password, linked identities, sessions. */
  accountAccess(options?: ReadOptions): Promise<AccountAccess>;
  /** Unlinks an identity; a rejection has `non_field_errors` where it is the only way to log in. */
  unlinkIdentity(id: string): Promise<void>;
  /** Ends one of the member's sessions, possibly the current one. */
  endSession(id: string): Promise<void>;
  /** Cancels an email that waits for its confirmation. */
  cancelEmailChange(): Promise<void>;
  /** How many of each kind the member has, by name; a backend may count other kinds than ours. */
  counts(options?: ReadOptions): Promise<Readonly<Record<string, number>>>;
  /** Everything that is stored about the member, as the backend returns it. */
  exportMe(options?: ReadOptions): Promise<object>;
  /** Deletes the account for good; a rejection has `password`. */
  removeMe(input: { password: string }): Promise<void>;
  /** Creates an account and logs in. Returns null if the backend does not respond with the profile. */
  register(
    credentials: Credentials,
    intent?: PostLoginIntent,
    options?: WriteOptions,
  ): Promise<Profile | null>;
  /** Logs in and performs the visitor's intent. Returns null if the backend does not respond with the profile. */
  logIn(credentials: Credentials, intent?: PostLoginIntent, options?: WriteOptions): Promise<Profile | null>;
  resetPassword(input: { email: string }): Promise<void>;
  /** Sets a new password with the token of a reset mail; a rejection has `token` or `new_password`. */
  confirmReset(input: { token: string; newPassword: string }): Promise<void>;
}

interface SignInRequest {
  path: `${string}/`;
  credentials: Credentials;
  intent?: PostLoginIntent;
  options?: WriteOptions;
}

export function createProfilesClient(transport: Transport): ProfilesClient {
  async function me(options?: ReadOptions): Promise<Profile> {
    const { body } = await transport.get('profiles/me/', {}, options);
    return requireValue(readProfile(body), { call: 'GET profiles/me/', expected: 'a profile' });
  }

  /** A backend need not respond with the profile; one without its id means that no member is logged in. */
  function readWritten(body: unknown, call: string): Profile | null {
    if (!isRecord(body) || !('id' in body)) return null;
    return requireValue(readProfile(body), { call, expected: 'the id of a profile' });
  }

  async function enter({ path, credentials, intent, options }: SignInRequest): Promise<Profile | null> {
    const { email, password } = credentials;
    const query = {
      post_authenticate_action: intent?.action,
      object_id: intent?.objectId,
      rating: intent?.rating,
    };
    const { body } = await transport.post(path, { query, body: { email, password }, ...options });
    return readWritten(body, `POST ${path}`);
  }

  return {
    async hi(options) {
      const { body } = await transport.get('profiles/hi/', {}, options);
      const greeting = body ?? {};
      return readSessionInfo(
        requireValue(isRecord(greeting) ? greeting : null, {
          call: 'GET profiles/hi/',
          expected: 'an object',
        }),
      );
    },
    me,
    async updateMe(patch) {
      const { body } = await transport.patch('profiles/me/', { body: patch });
      if (body == null) return me();
      return requireValue(readProfile(body), { call: 'PATCH profiles/me/', expected: 'a profile' });
    },
    async changePassword({ current_password, new_password, keep_identities }) {
      const body = { current_password, new_password, keep_identities };
      await transport.post('profiles/me/password/', { body });
    },
    async accountAccess(options) {
      const { body } = await transport.get('profiles/me/account-access/', {}, options);
      return requireValue(readAccountAccess(body), {
        call: 'GET profiles/me/account-access/',
        expected: 'account access',
      });
    },
    async unlinkIdentity(id) {
      await transport.delete(`profiles/me/identities/${id}/`);
    },
    async endSession(id) {
      await transport.delete(`profiles/me/sessions/${id}/`);
    },
    async cancelEmailChange() {
      await transport.delete('profiles/me/pending-email/');
    },
    async counts(options) {
      const { body } = await transport.get('profiles/me/dashboard/', {}, options);
      return requireValue(readCounts(body), { call: 'GET profiles/me/dashboard/', expected: 'counts' });
    },
    async exportMe(options) {
      const { body } = await transport.get('profiles/me/export/', {}, options);
      return requireValue(isRecord(body) ? body : null, {
        call: 'GET profiles/me/export/',
        expected: 'an object',
      });
    },
    async removeMe({ password }) {
      await transport.post('profiles/me/delete/', { body: { password } });
    },
    register: (credentials, intent, options) =>
      enter({ path: 'profiles/email-registration/', credentials, intent, options }),
    logIn: (credentials, intent, options) =>
      enter({ path: 'profiles/email-login/', credentials, intent, options }),
    async resetPassword({ email }) {
      await transport.post('profiles/reset-password/', { body: { email } });
    },
    async confirmReset({ token, newPassword }) {
      const body = { token, new_password: newPassword };
      await transport.post('profiles/reset-password/confirm/', { body });
    },
  };
}
