import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProfileRow } from '../../platform/database/tables';
import { performIntent, type IntentQuery } from '../profiles/performIntent';
import type { SavedRepositories } from '../saved/createSavedRepositories';
import type { DeviceCookie } from '../../platform/security/createDeviceCookie';
import { findKnownDevice } from '../../platform/security/knownDevice';
import type { Sessions } from '../../platform/sessions/createSessions';
import type { SignInFlagCookie } from './createSignInFlagCookie';
import type { LogInNotices } from './createLogInNotices';

interface SignInServiceOptions {
  sessions: Sessions;
  devices: DeviceCookie;
  signInFlagCookie: SignInFlagCookie;
  notices: LogInNotices;
  saved: SavedRepositories;
}

interface SignInInput {
  profile: Pick<ProfileRow, 'id' | 'password_hash' | 'email'>;
  intent: IntentQuery;
  request: FastifyRequest;
  reply: FastifyReply;
  /** For a sign-up, or a member who has just changed the password here: no mail about this browser is needed. */
  skipsDeviceNotice?: boolean;
}

export type SignInService = ReturnType<typeof createSignInService>;

/** Signs members in and out, whichever way they have authenticated. */
export function createSignInService({
  sessions,
  devices,
  signInFlagCookie,
  notices,
  saved,
}: SignInServiceOptions) {
  /**
   * Starts a session, notifies the member if the browser is new, remembers the browser, and performs the visitor's
   * intent.
   */
  async function signIn({
    profile,
    intent,
    request,
    reply,
    skipsDeviceNotice = false,
  }: SignInInput): Promise<void> {
    await sessions.start({ profile, request, reply });
    const isKnown = findKnownDevice(devices.read(request), profile.password_hash) !== undefined;
    if (!isKnown && !skipsDeviceNotice) notices.sendNewDeviceNotice(profile, request);
    devices.remember({ passwordHash: profile.password_hash, request, reply });
    await performIntent({ profileId: profile.id, intent, saved, log: request.log });
  }

  return {
    signIn,
    /** The same for a form of this server, which no widget knows about. */
    async signInFromForm(input: SignInInput): Promise<void> {
      await signIn(input);
      signInFlagCookie.set(input);
    },
    async signOut(exchange: Pick<SignInInput, 'request' | 'reply'>): Promise<void> {
      await sessions.end(exchange);
      signInFlagCookie.clear(exchange);
    },
  };
}
