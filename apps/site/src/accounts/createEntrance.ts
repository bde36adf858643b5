import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProfileRow } from '../database/tables';
import { carryOutIntent, type IntentQuery } from '../profiles/carryOutIntent';
import type { SavedRepositories } from '../saved-groups/createSavedRepositories';
import type { DeviceCookie } from '../security/deviceCookie';
import type { Sessions } from '../sessions/createSessions';
import type { ArrivalCookie } from './arrivalCookie';

interface Parts {
  sessions: Sessions;
  devices: DeviceCookie;
  arrivals: ArrivalCookie;
  saved: SavedRepositories;
}

interface Arrival {
  profile: Pick<ProfileRow, 'id' | 'password_hash'>;
  intent: IntentQuery;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Entrance = ReturnType<typeof createEntrance>;

/** What happens once somebody has proved who they are, whichever way; and when they leave. */
export function createEntrance({ sessions, devices, arrivals, saved }: Parts) {
  /** Starts a session, makes the browser known, and does what the visitor was about to do. */
  async function letIn({ profile, intent, request, reply }: Arrival): Promise<void> {
    await sessions.start({ profileId: profile.id, request, reply });
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
