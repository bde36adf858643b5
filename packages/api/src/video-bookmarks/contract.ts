import { z } from 'zod';
import { defineSavedRoutes, savedIds, savedListQuery } from '../saved/contract';
import { video } from '../videos/contract';
import { dateTime, id, page } from '../wire/responses';
import { defineBody } from '../wire/defineBody';
import { idField } from '../wire/fields';

/** A video that a member bookmarked. */
export const videoBookmark = z.object({ id, video, date_created: dateTime });

/**
 * The list contains the group's time as the ids response does: existing backends have no ids request here, and a client
 * builds the map from the list. The ids request is our addition.
 */
export const videoBookmarksRoutes = defineSavedRoutes({
  group: 'video-bookmarks',
  noun: 'bookmark',
  list: page(videoBookmark).extend({ server_time: dateTime }),
  query: savedListQuery,
  saved: z.object({ id, video: id, date_created: dateTime }),
  body: defineBody({ video: idField }),
  ids: savedIds,
});

/** As the client returns it: an invalid date from a backend is null. */
export type VideoBookmark = Omit<z.infer<typeof videoBookmark>, 'date_created'> & {
  date_created: string | null;
};
