import type { ReadOptions, Transport, WriteOptions } from '../http/createTransport';
import { demand } from '../reading/demand';
import { isRecord } from '../reading/values';
import type { Credentials, Greeting, LogInIntent, Profile, ProfilePatch } from './contract';
import { readCounts, readGreeting, readProfile } from './readProfile';
import { readWaysIn } from './readWaysIn';
import type { WaysIn } from './waysInContract';

export interface ProfilesClient {
  /** Who is asking; `id` is null for a guest. */
  hi(options?: ReadOptions): Promise<Greeting>;
  /** The member's profile; a guest gets an error of status 403 (401 with some backends). */
  me(options?: ReadOptions): Promise<Profile>;
  /** Changes what is given and nothing else. */
  updateMe(patch: ProfilePatch): Promise<Profile>;
  /** Ends every other way in; linked identities too, unless `keep_identities` says that they stay. */
  changePassword(passwords: {
    current_password: string;
    new_password: string;
    keep_identities?: boolean | undefined;
  }): Promise<void>;
  /** Every way into the account: password, linked identities, sessions. */
  waysIn(options?: ReadOptions): Promise<WaysIn>;
  /** Unlinks an identity; a refusal names `non_field_errors` where it is the only way in. */
  unlinkIdentity(id: string): Promise<void>;
  /** Ends one of the member's sessions, the present one too. */
  endSession(id: string): Promise<void>;
  /** Gives up an email that waits for its confirmation. */
  cancelEmailChange(): Promise<void>;
  /** How many of each thing are the member's own, by name; a backend may count other things than ours. */
  counts(options?: ReadOptions): Promise<Readonly<Record<string, number>>>;
  /** Everything that is kept about the member, as the backend gives it. */
  exportMe(options?: ReadOptions): Promise<object>;
  /** Deletes the account for good; a refusal names `password`. */
  removeMe(input: { password: string }): Promise<void>;
  /** Makes an account and logs in. Gives null where the backend does not answer with the profile. */
  register(credentials: Credentials, intent?: LogInIntent, options?: WriteOptions): Promise<Profile | null>;
  /** Logs in and does what the visitor was about to do. Gives null where the backend does not answer with the profile. */
  logIn(credentials: Credentials, intent?: LogInIntent, options?: WriteOptions): Promise<Profile | null>;
  resetPassword(input: { email: string }): Promise<void>;
  /** Sets a new password with the token of a reset mail; a refusal names `token` or `new_password`. */
  confirmReset(input: { token: string; newPassword: string }): Promise<void>;
}

interface Entrance {
  path: `${string}/`;
  credentials: Credentials;
  intent?: LogInIntent;
  options?: WriteOptions;
}

export function createProfilesClient(transport: Transport): ProfilesClient {
  async function me(options?: ReadOptions): Promise<Profile> {
    const { body } = await transport.get('profiles/me/', {}, options);
    return demand(readProfile(body), { call: 'GET profiles/me/', due: 'a profile' });
  }

  /** A backend need not answer with the profile; one without its id says that nobody is logged in. */
  function readWritten(body: unknown, call: string): Profile | null {
    if (!isRecord(body) || !('id' in body)) return null;
    return demand(readProfile(body), { call, due: 'the id of a profile' });
  }

  async function enter({ path, credentials, intent, options }: Entrance): Promise<Profile | null> {
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
      return readGreeting(
        demand(isRecord(greeting) ? greeting : null, { call: 'GET profiles/hi/', due: 'an object' }),
      );
    },
    me,
    async updateMe(patch) {
      const { body } = await transport.patch('profiles/me/', { body: patch });
      if (body == null) return me();
      return demand(readProfile(body), { call: 'PATCH profiles/me/', due: 'a profile' });
    },
    async changePassword({ current_password, new_password, keep_identities }) {
      const body = { current_password, new_password, keep_identities };
      await transport.post('profiles/me/password/', { body });
    },
    async waysIn(options) {
      const { body } = await transport.get('profiles/me/ways-in/', {}, options);
      return demand(readWaysIn(body), { call: 'GET profiles/me/ways-in/', due: 'ways in' });
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
      return demand(readCounts(body), { call: 'GET profiles/me/dashboard/', due: 'counts' });
    },
    async exportMe(options) {
      const { body } = await transport.get('profiles/me/export/', {}, options);
      return demand(isRecord(body) ? body : null, { call: 'GET profiles/me/export/', due: 'an object' });
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
