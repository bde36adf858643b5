import type { CityEvent } from '@cityguide/api/contract';
import { formatDateTime } from '../../platform/api/formatDateTime';
import type { Database } from '../../platform/database/Database';
import { findRowPage, type PageBounds } from '../../platform/database/findRowPage';
import { isPublished } from '../../platform/publishing/isPublished';

export type EventRepository = ReturnType<typeof createEventRepository>;

/** Published events, in the format of the API. */
export function createEventRepository({ query }: Database, now: () => number = Date.now) {
  const select = () =>
    query
      .selectFrom('events')
      .where(isPublished('events', now()))
      .leftJoin('listings', 'listings.id', 'events.listing_id')
      .select([
        'events.id',
        'events.name',
        'events.path',
        'events.image_path',
        'events.start_time',
        'events.end_time',
        'events.address',
        'events.price',
        'events.description',
        'events.date_cancelled',
        'events.listing_id',
        'listings.name as listing_name',
        'listings.path as listing_path',
      ]);

  return {
    /** By start time, past ones first. */
    async findPage(bounds: PageBounds) {
      const { count, rows } = await findRowPage(
        select().orderBy('events.start_time').orderBy('events.id'),
        bounds,
      );
      return { count, results: rows.map(toEvent) };
    },
    async findByIds(ids: readonly number[]): Promise<CityEvent[]> {
      if (ids.length === 0) return [];
      return (await select().where('events.id', 'in', ids).execute()).map(toEvent);
    },
  };
}

interface EventRow {
  id: number;
  name: string;
  path: string;
  image_path: string | null;
  start_time: number;
  end_time: number | null;
  address: string;
  price: string;
  description: string;
  date_cancelled: number | null;
  listing_id: number | null;
  listing_name: string | null;
  listing_path: string | null;
}

function toEvent(row: EventRow): CityEvent {
  const { listing_id: listingId, listing_name: listingName } = row;
  return {
    id: row.id,
    name: row.name,
    share_url: row.path,
    image_url: row.image_path && `/images/${row.image_path}`,
    start: formatDateTime(row.start_time),
    end: row.end_time === null ? null : formatDateTime(row.end_time),
    listing:
      listingId === null || listingName === null
        ? null
        : { id: listingId, name: listingName, share_url: row.listing_path },
    address: row.address || null,
    price: row.price || null,
    description: row.description || null,
    is_cancelled: row.date_cancelled !== null,
  };
}
