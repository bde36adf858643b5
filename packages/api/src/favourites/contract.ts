import { z } from 'zod';
import { listing } from '../listings/contract';
import { defineSavedRoutes, savedIds, savedListQuery } from '../saved/contract';
import { dateTime, id, page } from '../wire/responses';
import { defineBody } from '../wire/defineBody';
import { idField } from '../wire/fields';

/** A listing that a member likes. */
export const favourite = z.object({ id, listing, date_created: dateTime });

export const favouritesRoutes = defineSavedRoutes({
  group: 'favourites',
  noun: 'favourite',
  list: page(favourite),
  query: savedListQuery,
  saved: z.object({ id, listing: id, date_created: dateTime }),
  body: defineBody({ listing: idField }),
  ids: savedIds,
});

/** As the client returns it: an invalid date from a backend is null. */
export type Favourite = Omit<z.infer<typeof favourite>, 'date_created'> & { date_created: string | null };
