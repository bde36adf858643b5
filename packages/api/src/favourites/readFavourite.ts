import { readListing } from '../listings/readListing';
import { isRecord, readId, readMoment } from '../reading/values';
import type { Favourite } from './contract';

function readListingId(value: unknown): number | null {
  return readId(isRecord(value) ? value.id : value);
}

/** Reads a row of the favourites; null where the listing is gone or cannot be read. */
export function readFavourite(value: unknown): Favourite | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  const listing = readListing(value.listing);
  if (id === null || listing === null) return null;
  return { id, listing, date_created: readMoment(value.date_created) };
}

/** Reads a map of listing id → favourite id, also from rows of `{ id, listing }`; undefined where there is none. */
export function readFavouriteIds(value: unknown): Map<number, number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const pairs = Array.isArray(value)
    ? value.filter(isRecord).map((row) => [readListingId(row.listing), readId(row.id)] as const)
    : Object.entries(value).map(([listingId, id]) => [readId(listingId), readId(id)] as const);
  const ids = new Map<number, number>();
  for (const [listingId, id] of pairs) {
    if (listingId !== null && id !== null) ids.set(listingId, id);
  }
  return ids;
}
