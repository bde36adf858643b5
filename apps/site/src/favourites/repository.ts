import { sql, type Transaction } from 'kysely';
import type { Listing } from '@cityguide/api/contract';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import type { ListingRepository } from '../listings/repository';
import { changeSavedGroup, type GroupTimes } from '../saved-groups/changeSavedGroup';
import { findGroupTimes } from '../saved-groups/findGroupTimes';

export interface FavouriteRow {
  id: number;
  listing: Listing;
  dateCreatedMs: number;
}

export interface SavedResult {
  id: number;
  dateCreatedMs: number;
  /** False where the listing was saved already. */
  isNew: boolean;
}

export type FavouriteRepository = ReturnType<typeof createFavouriteRepository>;

/** A member's favourites. */
export function createFavouriteRepository(
  database: Database,
  { listings, now }: { listings: ListingRepository; now(): number },
) {
  const { query } = database;

  /** Newest first. */
  async function findPage({
    profileId,
    limit,
    offset,
  }: {
    profileId: number;
    limit: number;
    offset: number;
  }) {
    const mine = query.selectFrom('favourites').where('profile_id', '=', profileId);
    const { count } = await mine
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (offset >= count) return { count, favourites: [] };
    const rows = await mine
      .select(['id', 'listing_id', 'date_created'])
      .orderBy('date_created', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const found = await listings.findByIds(rows.map((row) => row.listing_id));
    const byId = new Map(found.map((listing) => [listing.id, listing]));
    const favourites = rows.flatMap(({ id, listing_id, date_created }): FavouriteRow[] => {
      const listing = byId.get(listing_id);
      return listing ? [{ id, listing, dateCreatedMs: date_created }] : [];
    });
    return { count, favourites };
  }

  /** Listing id → favourite id, and the group's time, read before the rows so that no change can hide behind it. */
  async function findIds(profileId: number): Promise<{ ids: Map<number, number>; timeMs: number }> {
    const times = await findGroupTimes(database, profileId);
    const rows = await query
      .selectFrom('favourites')
      .select(['id', 'listing_id'])
      .where('profile_id', '=', profileId)
      .orderBy('listing_id')
      .execute();
    return { ids: new Map(rows.map((row) => [row.listing_id, row.id])), timeMs: times?.favourites ?? now() };
  }

  /** Saves a listing once, however often it is asked to. Undefined where there is no such listing. */
  async function save(
    profileId: number,
    listingId: number,
  ): Promise<{ times: GroupTimes; result: SavedResult | undefined }> {
    return changeSavedGroup<SavedResult | undefined>(database, {
      profileId,
      group: 'favourites',
      now: now(),
      async change(transaction, moment) {
        const existing = await transaction
          .selectFrom('favourites')
          .select(['id', 'date_created'])
          .where('profile_id', '=', profileId)
          .where('listing_id', '=', listingId)
          .executeTakeFirst();
        if (existing) {
          const result = { id: existing.id, dateCreatedMs: existing.date_created, isNew: false };
          return { hasChanged: false, result };
        }
        if (!(await countOnListing({ transaction, listingId, step: 1 }))) {
          return { hasChanged: false, result: undefined };
        }
        const { id } = await transaction
          .insertInto('favourites')
          .values({ profile_id: profileId, listing_id: listingId, date_created: moment })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { hasChanged: true, result: { id, dateCreatedMs: moment, isNew: true } };
      },
    });
  }

  /** Removes a favourite of this member's own; `result` says whether there was one. */
  async function remove(profileId: number, id: number): Promise<{ times: GroupTimes; result: boolean }> {
    return changeSavedGroup(database, {
      profileId,
      group: 'favourites',
      now: now(),
      async change(transaction) {
        const removed = await transaction
          .deleteFrom('favourites')
          .where('id', '=', id)
          .where('profile_id', '=', profileId)
          .returning('listing_id')
          .executeTakeFirst();
        if (removed) await countOnListing({ transaction, listingId: removed.listing_id, step: -1 });
        return { hasChanged: removed !== undefined, result: removed !== undefined };
      },
    });
  }

  return { findPage, findIds, save, remove };
}

/** Keeps the listing's own count; says whether there is such a listing. */
async function countOnListing(change: {
  transaction: Transaction<Tables>;
  listingId: number;
  step: 1 | -1;
}): Promise<boolean> {
  const updated = await change.transaction
    .updateTable('listings')
    .set({ favourite_count: sql<number>`favourite_count + ${sql.lit(change.step)}` })
    .where('id', '=', change.listingId)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
