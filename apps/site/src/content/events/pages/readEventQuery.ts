import { addDays, isDay, type TimeZone } from '@cityguide/site-config/formats';
import type { Query } from '../../../pages/paging/createPagination';

export const eventTimes = ['today', 'weekend', 'week', 'later', 'past'] as const;
export type EventTime = (typeof eventTimes)[number];

export interface EventQuery {
  /** Absent means all that are not over. */
  when: EventTime | undefined;
  /** One day; takes precedence over `when`. */
  date: string | undefined;
  neighbourhoodId: number | undefined;
  isFree: boolean;
}

/** Reads the query that the links and the form of the events page send; invalid values count as absent. */
export function readEventQuery(query: Query): EventQuery {
  const { neighbourhood, date } = query;
  return {
    when: eventTimes.find((name) => name === query.when),
    date: isDay(date) ? date : undefined,
    neighbourhoodId:
      typeof neighbourhood === 'string' && /^\d{1,9}$/.test(neighbourhood)
        ? Number(neighbourhood)
        : undefined,
    isFree: query.price === 'free',
  };
}

export interface EventSpan {
  /** Exclusive. */
  endsAfterMs?: number;
  /** Exclusive. */
  startsBeforeMs?: number;
  startsFromMs?: number;
  /** Inclusive. */
  endsByMs?: number;
}

/** The time span that the query asks for. */
export function toEventSpan(
  { when, date }: EventQuery,
  { nowMs, zone }: { nowMs: number; zone: TimeZone },
): EventSpan {
  const { getTimestamp } = zone;
  if (date) return { endsAfterMs: getTimestamp(date), startsBeforeMs: getTimestamp(addDays(date, 1)) };
  const today = zone.getDay(nowMs);
  const monday = addDays(today, 8 - zone.getWeekday(today));
  switch (when) {
    case 'today':
      return { endsAfterMs: nowMs, startsBeforeMs: getTimestamp(addDays(today, 1)) };
    case 'weekend':
      // The weekend begins on Friday at 17:00.
      return {
        endsAfterMs: Math.max(nowMs, getTimestamp(addDays(monday, -3), 17)),
        startsBeforeMs: getTimestamp(monday),
      };
    case 'week':
      return { endsAfterMs: nowMs, startsBeforeMs: getTimestamp(addDays(today, 7)) };
    case 'later':
      return { startsFromMs: getTimestamp(addDays(today, 7)) };
    case 'past':
      return { endsByMs: nowMs };
    default:
      return { endsAfterMs: nowMs };
  }
}
