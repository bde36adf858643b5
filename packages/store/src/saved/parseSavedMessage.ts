import { isRecord } from '../services/isRecord';
import type { SavedWrite } from './createStoredMap';

const messageType = 'cityguide:saved';

/** A confirmed write, as one tab tells it to the others. */
export interface SavedMessage extends SavedWrite {
  type: typeof messageType;
  group: string;
  /** Whose it is: another tab may still show another member. */
  profileId: number | null;
}

export const savedMessage = (facts: Omit<SavedMessage, 'type'>): SavedMessage => ({
  ...facts,
  type: messageType,
});

/** What another tab told, or undefined where it is not such a message: that tab may run another version. */
export function parseSavedMessage(message: unknown): SavedMessage | undefined {
  if (!isRecord(message) || message.type !== messageType || !isRecord(message.times)) return undefined;
  const { group, profileId, objectId, savedId, value, times, dateCreated } = message;
  if (typeof group !== 'string' || typeof profileId !== 'number' || typeof objectId !== 'number')
    return undefined;
  if (typeof savedId !== 'number' && savedId !== null) return undefined;
  return savedMessage({
    group,
    profileId,
    objectId,
    savedId,
    value: typeof value === 'number' ? value : undefined,
    times: { before: readText(times.before), after: readText(times.after) },
    dateCreated: readText(dateCreated),
  });
}

const readText = (value: unknown) => (typeof value === 'string' ? value : null);
