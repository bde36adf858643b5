import { isRecord } from '../services/isRecord';

const messageType = 'cityguide:profile';

/** Says to the other tabs that this member's profile has changed; they ask the server what it is now. */
export interface ProfileMessage {
  type: typeof messageType;
  profileId: number;
}

export const profileMessage = (profileId: number): ProfileMessage => ({ type: messageType, profileId });

/** What another tab told, or undefined where it is not such a message: that tab may run another version. */
export function parseProfileMessage(message: unknown): ProfileMessage | undefined {
  if (!isRecord(message) || message.type !== messageType) return undefined;
  return typeof message.profileId === 'number' ? profileMessage(message.profileId) : undefined;
}
