import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database';
import { isPublished } from '../../../platform/publishing/isPublished';
import type { EventSpan } from './readEventQuery';

/** An event that does not say when it ends is taken to last three hours. */
const USUAL_LENGTH_MS = 3 * 3_600_000;
const ends = sql<number>`coalesce(events.end_time, events.start_time + ${sql.lit(USUAL_LENGTH_MS)})`;

/** The moment from which on an event is over. */
export const endOf = ({
  start_time: start,
  end_time: end,
}: {
  start_time: number;
  end_time: number | null;
}) => end ?? start + USUAL_LENGTH_MS;

export interface EventsWanted extends EventSpan {
  neighbourhoodId?: number | undefined;
  isFree?: boolean;
  /** The next to begin comes first; of those that are over the last. */
  isNewestFirst?: boolean;
  limit: number;
  offset: number;
}

export type EventSearch = ReturnType<typeof createEventSearch>;
export type FoundEvent = Awaited<ReturnType<EventSearch['find']>>['events'][number];

/** Reads what the event pages show, with the place that each is at. */
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

  function narrow({ endsAfterMs, startsBeforeMs, startsFromMs, endsByMs, ...wanted }: EventsWanted) {
    let matching = select();
    if (endsAfterMs !== undefined) matching = matching.where(ends, '>', endsAfterMs);
    if (endsByMs !== undefined) matching = matching.where(ends, '<=', endsByMs);
    if (startsBeforeMs !== undefined) matching = matching.where('events.start_time', '<', startsBeforeMs);
    if (startsFromMs !== undefined) matching = matching.where('events.start_time', '>=', startsFromMs);
    if (wanted.neighbourhoodId !== undefined)
      matching = matching.where('listings.neighbourhood_id', '=', wanted.neighbourhoodId);
    if (wanted.isFree) matching = matching.where(sql`lower(events.price)`, '=', 'free');
    return matching;
  }

  return {
    async find(wanted: EventsWanted) {
      const matching = narrow(wanted);
      const { count } = await matching
        .clearSelect()
        .select((column) => column.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const events = await matching
        .orderBy('events.start_time', wanted.isNewestFirst ? 'desc' : 'asc')
        .orderBy('events.id')
        .limit(wanted.limit)
        .offset(wanted.offset)
        .execute();
      return { count: Number(count), events };
    },
    findByPath: (path: string) => select().where('events.path', '=', path).executeTakeFirst(),
    /** Neighbourhoods where something is still to come, by name. */
    findNeighbourhoods: (nowMs: number) =>
      events()
        .innerJoin('listings', 'listings.id', 'events.listing_id')
        .innerJoin('neighbourhoods', 'neighbourhoods.id', 'listings.neighbourhood_id')
        .select(['neighbourhoods.id', 'neighbourhoods.name'])
        .where(ends, '>', nowMs)
        .groupBy(['neighbourhoods.id', 'neighbourhoods.name', 'neighbourhoods.sort_name'])
        .orderBy('neighbourhoods.sort_name')
        .execute(),
  };
}
