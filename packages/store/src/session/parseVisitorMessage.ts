import { isRecord } from '../services/isRecord';

const messageType = 'cityguide:visitor';

/** Says to the other tabs whom the server knows; a guest has no profile id. */
export interface VisitorMessage {
  type: typeof messageType;
  profileId: number | null;
}

export const visitorMessage = (profileId: number | null): VisitorMessage => ({
  type: messageType,
  profileId,
});

/** What another tab told, or undefined where it is not such a message: that tab may run another version. */
export function parseVisitorMessage(message: unknown): VisitorMessage | undefined {
  if (!isRecord(message) || message.type !== messageType) return undefined;
  const { profileId } = message;
  return profileId === null || typeof profileId === 'number' ? visitorMessage(profileId) : undefined;
}
