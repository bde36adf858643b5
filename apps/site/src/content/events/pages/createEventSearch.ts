import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import { findRowPage, type PageBounds } from '../../../platform/database/findRowPage';
import { isPublished } from '../../../platform/publishing/isPublished';
import type { EventSpan } from './readEventQuery';

/** Assumed duration of an event without an end time. */
const USUAL_LENGTH_MS = 3 * 3_600_000;
const endTime = sql<number>`coalesce(events.end_time, events.start_time + ${sql.lit(USUAL_LENGTH_MS)})`;

/** The moment from which an event is over. */
export const getEndTime = ({
  start_time: start,
  end_time: end,
}: {
  start_time: number;
  end_time: number | null;
}) => end ?? start + USUAL_LENGTH_MS;

export interface EventFilter extends EventSpan, PageBounds {
  neighbourhoodId?: number | undefined;
  isFree?: boolean;
  /** By default the next to begin comes first; with `true` the most recent one, for past events. */
  isNewestFirst?: boolean;
}

export type EventSearch = ReturnType<typeof createEventSearch>;
export type FoundEvent = Awaited<ReturnType<EventSearch['find']>>['events'][number];

/** Reads the events that the event pages show, each with its listing. */
export function createEventSearch({ query }: Database, now: () => number = Date.now) {
  const events = () => query.selectFrom('events').where(isPublished('events', now()));
  const select = () =>
    events()
      .leftJoin('listings', 'listings.id', 'events.listing_id')
      .leftJoin('neighbourhoods', 'neighbourhoods.id', 'listings.neighbourhood_id')
      .selectAll('events')
      .select([
        'listings.name as listing_name',
        'listings.path as listing_path',
        'listings.address as listing_address',
        'listings.latitude',
        'listings.longitude',
        'neighbourhoods.id as neighbourhood_id',
        'neighbourhoods.name as neighbourhood_name',
        'neighbourhoods.path as neighbourhood_path',
      ]);

  function applyFilter({ endsAfterMs, startsBeforeMs, startsFromMs, endsByMs, ...filter }: EventFilter) {
    let matching = select();
    if (endsAfterMs !== undefined) matching = matching.where(endTime, '>', endsAfterMs);
    if (endsByMs !== undefined) matching = matching.where(endTime, '<=', endsByMs);
    if (startsBeforeMs !== undefined) matching = matching.where('events.start_time', '<', startsBeforeMs);
    if (startsFromMs !== undefined) matching = matching.where('events.start_time', '>=', startsFromMs);
    if (filter.neighbourhoodId !== undefined)
      matching = matching.where('listings.neighbourhood_id', '=', filter.neighbourhoodId);
    if (filter.isFree) matching = matching.where(sql`lower(events.price)`, '=', 'free');
    return matching;
  }

  return {
    async find(filter: EventFilter) {
      const matching = applyFilter(filter)
        .orderBy('events.start_time', filter.isNewestFirst ? 'desc' : 'asc')
        .orderBy('events.id');
      const { count, rows } = await findRowPage(matching, filter);
      return { count, events: rows };
    },
    findByPath: (path: string) => select().where('events.path', '=', path).executeTakeFirst(),
    /** Neighbourhoods with current or future events, by name. */
    findNeighbourhoods: (nowMs: number) =>
      events()
        .innerJoin('listings', 'listings.id', 'events.listing_id')
        .innerJoin('neighbourhoods', 'neighbourhoods.id', 'listings.neighbourhood_id')
        .select(['neighbourhoods.id', 'neighbourhoods.name'])
        .where(endTime, '>', nowMs)
        .groupBy(['neighbourhoods.id', 'neighbourhoods.name', 'neighbourhoods.sort_name'])
        .orderBy('neighbourhoods.sort_name')
        .execute(),
  };
}
