import type { Transport } from '../http/createTransport';
import { createSavedClient, type SavedClient } from '../saved/client';
import { readSavedRow } from '../saved/readSaved';
import { readVideo } from '../videos/readVideo';
import type { VideoBookmark } from './contract';

export type VideoBookmarksClient = SavedClient<VideoBookmark>;

export function createVideoBookmarksClient(transport: Transport): VideoBookmarksClient {
  return createSavedClient(transport, 'video-bookmarks', (row) =>
    readSavedRow(row, { object: 'video', readObject: readVideo }),
  );
}
