import { z } from 'zod';
import { event } from '../events/contract';
import { defineSavedRoutes, savedIds, savedListQuery } from '../saved/contract';
import { dateTime, id, page } from '../wire/answers';
import { bodyOf } from '../wire/bodyOf';
import { idField } from '../wire/fields';

/** An event that a member wants to see. */
export const eventBookmark = z.object({ id, event, date_created: dateTime });

export const eventBookmarksRoutes = defineSavedRoutes({
  group: 'event-bookmarks',
  noun: 'bookmark',
  list: page(eventBookmark),
  query: savedListQuery,
  saved: z.object({ id, event: id, date_created: dateTime }),
  body: bodyOf({ event: idField }),
  ids: savedIds,
});

/** As clients see it: a backend's date that cannot be read is null. */
export type EventBookmark = Omit<z.infer<typeof eventBookmark>, 'date_created'> & {
  date_created: string | null;
};
