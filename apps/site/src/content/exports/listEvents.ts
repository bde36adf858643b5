import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/Database';
import type { Tables } from '../../platform/database/tables';
import type { ExportedRecord } from './listRecords';
import { formatTime, readInParts, toPicture } from './readInParts';

/** All events. */
export async function* listEvents({ query }: Database): AsyncGenerator<ExportedRecord> {
  for await (const rows of readInParts(({ afterId, limit }) => readEventRows(query, afterId, limit)))
    for (const row of rows)
      yield {
        key: row.external_key ?? row.path,
        name: row.name,
        start: formatTime(row.start_time),
        end: formatTime(row.end_time),
        listing: row.listing_key ?? row.listing_path ?? '',
        address: row.address,
        price: row.price,
        description: row.description,
        pictures: row.image_path === null ? [] : [toPicture(row.image_path)],
        cancelled: formatTime(row.date_cancelled),
        published: row.date_published === 0 ? '' : formatTime(row.date_published),
        path: row.path,
        calendar_uid: row.calendar_uid ?? '',
      };
}

/** A part of the events, with the listings they take place at. */
export function readEventRows(query: Kysely<Tables>, afterId: number, limit: number) {
  return query
    .selectFrom('events')
    .leftJoin('listings', 'listings.id', 'events.listing_id')
    .selectAll('events')
    .select(['listings.external_key as listing_key', 'listings.path as listing_path'])
    .select(['listings.name as listing_name', 'listings.address as listing_address'])
    .where('events.id', '>', afterId)
    .where('events.date_withdrawn', 'is', null)
    .orderBy('events.id')
    .limit(limit)
    .execute();
}
