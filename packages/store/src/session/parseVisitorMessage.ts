import { isRecord } from '../services/isRecord';

const messageType = 'cityguide:visitor';

/** Notifies the other tabs of the visitor in the server's response; a guest has no profile id. */
export interface VisitorMessage {
  type: typeof messageType;
  profileId: number | null;
}

export const createVisitorMessage = (profileId: number | null): VisitorMessage => ({
  type: messageType,
  profileId,
});

/** Parses a message of another tab; undefined if it is not such a message: that tab may run another version. */
export function parseVisitorMessage(message: unknown): VisitorMessage | undefined {
  if (!isRecord(message) || message.type !== messageType) return undefined;
  const { profileId } = message;
  return profileId === null || typeof profileId === 'number' ? createVisitorMessage(profileId) : undefined;
}
