import { z } from 'zod';
import { defineSavedRoutes, savedIds, savedListQuery } from '../saved/contract';
import { video } from '../videos/contract';
import { dateTime, id, page } from '../wire/answers';
import { bodyOf } from '../wire/bodyOf';
import { idField } from '../wire/fields';

/** A video kept for watching. */
export const videoBookmark = z.object({ id, video, date_created: dateTime });

/**
 * The list tells the group's time as the ids call does: existing backends have no ids call here, and a client makes
 * the map from the list. The ids call is ours.
 */
export const videoBookmarksRoutes = defineSavedRoutes({
  group: 'video-bookmarks',
  noun: 'bookmark',
  list: page(videoBookmark).extend({ server_time: dateTime }),
  query: savedListQuery,
  saved: z.object({ id, video: id, date_created: dateTime }),
  body: bodyOf({ video: idField }),
  ids: savedIds,
});

/** As clients see it: a backend's date that cannot be read is null. */
export type VideoBookmark = Omit<z.infer<typeof videoBookmark>, 'date_created'> & {
  date_created: string | null;
};
