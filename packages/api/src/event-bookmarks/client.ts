import { readEvent } from '../events/readEvent';
import type { Transport } from '../http/createTransport';
import { createSavedClient, type SavedClient } from '../saved/client';
import { readSavedRow } from '../saved/readSaved';
import type { EventBookmark } from './contract';

export type EventBookmarksClient = SavedClient<EventBookmark>;

export function createEventBookmarksClient(transport: Transport): EventBookmarksClient {
  return createSavedClient(transport, 'event-bookmarks', (row) =>
    readSavedRow(row, { object: 'event', readObject: readEvent }),
  );
}
