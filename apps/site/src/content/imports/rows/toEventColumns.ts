import { foldText } from '@cityguide/site-config/formats';
import type { EventRecord } from '../records/parseEventRecord';
import type { Columns, ExistingRow } from './Columns';

interface EventContext {
  existing: ExistingRow | undefined;
  /** The ids of listings by external key and by path. */
  listingIds: ReadonlyMap<string, number>;
}

/** The columns of an event, without its path and pictures; what the record leaves out is as it was. */
export function toEventColumns(record: EventRecord, { existing, listingIds }: EventContext): Columns {
  const keep = <T extends string | number | null>(value: T | undefined, column: string, otherwise: T) =>
    value === undefined ? (existing?.[column] ?? otherwise) : value;
  const listingId = record.listing === undefined ? undefined : (listingIds.get(record.listing) ?? null);
  const address = keep(record.address, 'address', '');
  const isSomewhere = keep(listingId, 'listing_id', null) !== null || address !== '';
  return {
    name: record.name,
    sort_name: foldText(record.name),
    start_time: record.start,
    end_time: keep(record.end, 'end_time', null),
    listing_id: keep(listingId, 'listing_id', null),
    // What is said of a listing that is not known is at least shown.
    address: isSomewhere ? address : (record.listing ?? ''),
    price: keep(record.price, 'price', ''),
    description: keep(record.description, 'description', ''),
    date_cancelled: keep(record.cancelled, 'date_cancelled', null),
    date_published: keep(record.published ?? undefined, 'date_published', 0),
    // Without one, the database makes one up.
    ...(record.calendarUid ? { calendar_uid: record.calendarUid } : {}),
  };
}
