import type { ReadOptions, Transport } from '../http/createTransport';
import { demand } from '../reading/demand';
import { isRecord } from '../reading/values';
import type { Credentials, Greeting, LogInIntent, Profile, ProfilePatch } from './contract';
import { readGreeting, readProfile } from './readProfile';

export interface ProfilesClient {
  /** Who is asking; `id` is null for a guest. */
  hi(options?: ReadOptions): Promise<Greeting>;
  /** The member's profile; a guest gets an error of status 403 (401 with some backends). */
  me(options?: ReadOptions): Promise<Profile>;
  /** Changes what is given and nothing else. */
  updateMe(patch: ProfilePatch): Promise<Profile>;
  changePassword(passwords: { current_password: string; new_password: string }): Promise<void>;
  /** Makes an account and logs in. Gives null where the backend does not answer with the profile. */
  register(credentials: Credentials, intent?: LogInIntent): Promise<Profile | null>;
  /** Logs in and does what the visitor was about to do. Gives null where the backend does not answer with the profile. */
  logIn(credentials: Credentials, intent?: LogInIntent): Promise<Profile | null>;
  resetPassword(input: { email: string }): Promise<void>;
}

export function createProfilesClient(transport: Transport): ProfilesClient {
  async function me(options?: ReadOptions): Promise<Profile> {
    const { body } = await transport.get('profiles/me/', {}, options);
    return demand(readProfile(body), { call: 'GET profiles/me/', due: 'a profile' });
  }

  async function enter(path: `${string}/`, { email, password }: Credentials, intent?: LogInIntent) {
    const query = {
      post_authenticate_action: intent?.action,
      object_id: intent?.objectId,
      rating: intent?.rating,
    };
    return readProfile((await transport.post(path, { query, body: { email, password } })).body);
  }

  return {
    async hi(options) {
      const { body } = await transport.get('profiles/hi/', {}, options);
      const isGreeting = body === undefined || body === null || isRecord(body);
      demand(isGreeting || null, { call: 'GET profiles/hi/', due: 'an object' });
      return readGreeting(body);
    },
    me,
    async updateMe(patch) {
      const { body } = await transport.patch('profiles/me/', { body: patch });
      return readProfile(body) ?? me();
    },
    async changePassword({ current_password, new_password }) {
      await transport.post('profiles/me/password/', { body: { current_password, new_password } });
    },
    register: (credentials, intent) => enter('profiles/email-registration/', credentials, intent),
    logIn: (credentials, intent) => enter('profiles/email-login/', credentials, intent),
    async resetPassword({ email }) {
      await transport.post('profiles/reset-password/', { body: { email } });
    },
  };
}
