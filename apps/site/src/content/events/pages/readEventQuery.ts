import { addDays, isDay, type Zone } from '@cityguide/site-config/formats';
import type { Query } from '../../../pages/paging/createPaging';

export const eventTimes = ['today', 'weekend', 'week', 'later', 'past'] as const;
export type EventTime = (typeof eventTimes)[number];

export interface EventQuery {
  /** Absent means all that are not over. */
  when: EventTime | undefined;
  /** One day, which goes before `when`. */
  date: string | undefined;
  neighbourhoodId: number | undefined;
  isFree: boolean;
}

/** What the events page is asked for by its links and its form; nonsense counts as absent. */
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
  /** Those that have ended by then are left out. */
  endsAfterMs?: number;
  /** Those that begin later, or then, are left out. */
  startsBeforeMs?: number;
  startsFromMs?: number;
  /** Those that end later are left out. */
  endsByMs?: number;
}

/** From when to when the wanted events are on. */
export function findSpan(
  { when, date }: EventQuery,
  { nowMs, zone }: { nowMs: number; zone: Zone },
): EventSpan {
  const { momentOf } = zone;
  if (date) return { endsAfterMs: momentOf(date), startsBeforeMs: momentOf(addDays(date, 1)) };
  const today = zone.dayOf(nowMs);
  const monday = addDays(today, 8 - zone.weekdayOf(today));
  switch (when) {
    case 'today':
      return { endsAfterMs: nowMs, startsBeforeMs: momentOf(addDays(today, 1)) };
    case 'weekend':
      // From Friday at five, when it begins.
      return {
        endsAfterMs: Math.max(nowMs, momentOf(addDays(monday, -3), 17)),
        startsBeforeMs: momentOf(monday),
      };
    case 'week':
      return { endsAfterMs: nowMs, startsBeforeMs: momentOf(addDays(today, 7)) };
    case 'later':
      return { startsFromMs: momentOf(addDays(today, 7)) };
    case 'past':
      return { endsByMs: nowMs };
    default:
      return { endsAfterMs: nowMs };
  }
}
