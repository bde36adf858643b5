import { z } from 'zod';
import { listing } from '../listings/contract';
import { defineSavedRoutes, defineSavedIds, savedListQuery } from '../saved/contract';
import { dateTime, id, page } from '../wire/responses';
import { defineBody } from '../wire/defineBody';
import { idField, ratingField } from '../wire/fields';

/** 1 to 5 in halves. */
const value = z.number().min(1).max(5).multipleOf(0.5);

/** A member's rating of a listing: one each. `date_created` is when this value was given. */
export const rating = z.object({ id, listing, value, date_created: dateTime });

export const ratingsRoutes = defineSavedRoutes({
  group: 'ratings',
  noun: 'rating',
  createSummary:
    'Rates the listing: 201, or 200 where the value takes the place of an earlier one, under the same id.',
  list: page(rating),
  query: savedListQuery,
  saved: z.object({ id, listing: id, value, date_created: dateTime }),
  body: defineBody({ listing: idField, value: ratingField }),
  ids: defineSavedIds(z.object({ id, value })),
});

/** As the client returns it: an invalid date from a backend is null. */
export type Rating = Omit<z.infer<typeof rating>, 'date_created'> & { date_created: string | null };
