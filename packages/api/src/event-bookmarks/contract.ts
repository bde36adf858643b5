import { z } from 'zod';
import { event } from '../events/contract';
import { defineSavedRoutes, savedIds, savedListQuery } from '../saved/contract';
import { dateTime, id, page } from '../wire/responses';
import { defineBody } from '../wire/defineBody';
import { idField } from '../wire/fields';

/** An event that a member bookmarked. */
export const eventBookmark = z.object({ id, event, date_created: dateTime });

export const eventBookmarksRoutes = defineSavedRoutes({
  group: 'event-bookmarks',
  noun: 'bookmark',
  list: page(eventBookmark),
  query: savedListQuery,
  saved: z.object({ id, event: id, date_created: dateTime }),
  body: defineBody({ event: idField }),
  ids: savedIds,
});

/** As the client returns it: an invalid date from a backend is null. */
export type EventBookmark = Omit<z.infer<typeof eventBookmark>, 'date_created'> & {
  date_created: string | null;
};
