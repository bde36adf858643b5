import { z } from 'zod';
import { listing } from '../listings/contract';
import { dateTime, fieldErrors, guestRefused, id, noContent, page, detail } from '../wire/answers';
import { bodyOf } from '../wire/bodyOf';
import { idField } from '../wire/fields';
import { idInPath, limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';

/** A member's favourites, the newest first. */
export const favourite = z.object({ id, listing, date_created: dateTime });

/** The answer to a write names the listing by its id alone. `date_created` is the group's new time. */
export const savedFavourite = z.object({ id, listing: id, date_created: dateTime });

/**
 * Listing id → favourite id. `server_time` is the group's time (`last_updates.favourites`), read before the rows:
 * a map kept with it is current for as long as `last_updates` says no later time.
 */
export const favouriteIds = z.object({
  results: z.record(z.string().regex(/^\d+$/), id),
  server_time: dateTime,
});

/**
 * Response headers of a favourites write that succeeded: the group's time before and after it, in the form of
 * `dateTime`. A client moves its own time to the second only where it equals the first, so that another device's
 * change in between is never hidden. A write that changed nothing answers the same time twice. Optional: existing
 * backends do not send them.
 */
export const savedTimeHeaders = { before: 'x-saved-before', after: 'x-saved-after' } as const;

export const favouritesRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'favourites/',
    summary: 'The member’s favourites, the newest first, a page at a time.',
    needsMember: true,
    query: z.object({ limit: limitParameter, offset: offsetParameter }),
    answers: { 200: page(favourite), 400: fieldErrors, ...guestRefused },
  },
  create: {
    method: 'POST',
    path: 'favourites/',
    summary: 'Saves a listing: 201, or 200 with the existing favourite where it was saved already.',
    needsMember: true,
    body: bodyOf({ listing: idField }),
    answers: { 200: savedFavourite, 201: savedFavourite, 400: fieldErrors, ...guestRefused },
  },
  remove: {
    method: 'DELETE',
    path: 'favourites/{id}/',
    summary: 'Removes a favourite of the member’s own; anyone else’s is as good as absent.',
    needsMember: true,
    params: z.object({ id: idInPath }),
    answers: { 204: noContent, ...guestRefused, 404: detail },
  },
  listingIds: {
    method: 'GET',
    path: 'favourites/listing_ids/',
    summary: 'Which listings are saved, and under which favourite each.',
    needsMember: true,
    answers: { 200: favouriteIds, ...guestRefused },
  },
});

/** As clients see it: a backend's date that cannot be read is null. */
export type Favourite = Omit<z.infer<typeof favourite>, 'date_created'> & { date_created: string | null };
export type SavedFavourite = z.infer<typeof savedFavourite>;
export type FavouriteIds = z.infer<typeof favouriteIds>;
