import { isRecord } from '../services/isRecord';

const messageType = 'cityguide:profile';

/** Notifies the other tabs that this member's profile has changed; they load it again. */
export interface ProfileMessage {
  type: typeof messageType;
  profileId: number;
}

export const createProfileMessage = (profileId: number): ProfileMessage => ({ type: messageType, profileId });

/** Parses a message of another tab; undefined if it is not such a message: that tab may run another version. */
export function parseProfileMessage(message: unknown): ProfileMessage | undefined {
  if (!isRecord(message) || message.type !== messageType) return undefined;
  return typeof message.profileId === 'number' ? createProfileMessage(message.profileId) : undefined;
}
