import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProfileRow } from '../database/tables';
import { carryOutIntent, type IntentQuery } from '../profiles/carryOutIntent';
import type { SavedRepositories } from '../saved-groups/createSavedRepositories';
import type { DeviceCookie } from '../security/deviceCookie';
import type { Sessions } from '../sessions/createSessions';

interface Parts {
  sessions: Sessions;
  devices: DeviceCookie;
  saved: SavedRepositories;
}

interface Arrival {
  profile: Pick<ProfileRow, 'id' | 'password_hash'>;
  intent: IntentQuery;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Entrance = ReturnType<typeof createEntrance>;

/** What happens once somebody has proved who they are, whichever way. */
export function createEntrance({ sessions, devices, saved }: Parts) {
  return {
    /** Starts a session, makes the browser known, and does what the visitor was about to do. */
    async letIn({ profile, intent, request, reply }: Arrival): Promise<void> {
      await sessions.start({ profileId: profile.id, request, reply });
      devices.remember({ passwordHash: profile.password_hash, request, reply });
      await carryOutIntent({ profileId: profile.id, intent, saved, log: request.log });
    },
  };
}
