import { isRecord } from '../services/isRecord';
import type { SavedWrite } from './createStoredMap';

const messageType = 'cityguide:saved';

/** A confirmed write, as one tab sends it to the others. */
export interface SavedMessage extends SavedWrite {
  type: typeof messageType;
  group: string;
  /** The member's id: another tab may still show another member. */
  profileId: number | null;
}

export const createSavedMessage = (fields: Omit<SavedMessage, 'type'>): SavedMessage => ({
  ...fields,
  type: messageType,
});

/** Parses a message of another tab; undefined if it is not such a message: that tab may run another version. */
export function parseSavedMessage(message: unknown): SavedMessage | undefined {
  if (!isRecord(message) || message.type !== messageType || !isRecord(message.times)) return undefined;
  const { group, profileId, objectId, savedId, value, times, dateCreated } = message;
  if (typeof group !== 'string' || typeof profileId !== 'number' || typeof objectId !== 'number')
    return undefined;
  if (typeof savedId !== 'number' && savedId !== null) return undefined;
  return createSavedMessage({
    group,
    profileId,
    objectId,
    savedId,
    value: typeof value === 'number' ? value : undefined,
    times: { before: textOrNull(times.before), after: textOrNull(times.after) },
    dateCreated: textOrNull(dateCreated),
  });
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
