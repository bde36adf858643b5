import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProfileRow } from '../../platform/database/tables';
import { carryOutIntent, type IntentQuery } from '../profiles/carryOutIntent';
import type { SavedRepositories } from '../saved/createSavedRepositories';
import type { DeviceCookie } from '../../platform/security/deviceCookie';
import { findKnownDevice } from '../../platform/security/knownDevice';
import type { Sessions } from '../../platform/sessions/createSessions';
import type { ArrivalCookie } from './arrivalCookie';
import type { LogInNotices } from './createLogInNotices';

interface Parts {
  sessions: Sessions;
  devices: DeviceCookie;
  arrivals: ArrivalCookie;
  notices: LogInNotices;
  saved: SavedRepositories;
}

interface Arrival {
  profile: Pick<ProfileRow, 'id' | 'password_hash' | 'email'>;
  intent: IntentQuery;
  request: FastifyRequest;
  reply: FastifyReply;
  /** A sign-up, or a member who has just changed the password here: nobody need be told of this browser. */
  isExpected?: boolean;
}

export type Entrance = ReturnType<typeof createEntrance>;

/** What happens once somebody has proved who they are, whichever way; and when they leave. */
export function createEntrance({ sessions, devices, arrivals, notices, saved }: Parts) {
  /**
   * Starts a session, makes the browser known, tells the member of one that was not, and does what the visitor was about
   * to do.
   */
  async function letIn({ profile, intent, request, reply, isExpected = false }: Arrival): Promise<void> {
    await sessions.start({ profile, request, reply });
    const isKnown = findKnownDevice(devices.read(request), profile.password_hash) !== undefined;
    if (!isKnown && !isExpected) notices.tellNewDevice(profile, request);
    devices.remember({ passwordHash: profile.password_hash, request, reply });
    await carryOutIntent({ profileId: profile.id, intent, saved, log: request.log });
  }

  return {
    letIn,
    /** The same where a page of this server asked and no widget knows of it. */
    async letInByPage(arrival: Arrival): Promise<void> {
      await letIn(arrival);
      arrivals.note(arrival);
    },
    async letOut(exchange: Pick<Arrival, 'request' | 'reply'>): Promise<void> {
      await sessions.end(exchange);
      arrivals.forget(exchange);
    },
  };
}
