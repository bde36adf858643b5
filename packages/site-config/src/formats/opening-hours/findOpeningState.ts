import { addDays, type TimeZone } from '../createTimeZone';
import { readMinutes } from './clockMinutes';
import { getPeriods } from './getPeriods';
import type { OpeningHours, OpeningState } from './OpeningHours';

const DAYS_AHEAD = 7;

/**
 * Whether a place is open at a moment, and until when or when again, in the zone of its city. On a night on which the
 * clocks change, a place closes when local clocks show the hour; one that they skip is when they were changed.
 * @param nowMs milliseconds since 1970
 */
export function findOpeningState(
  hours: OpeningHours,
  { nowMs, zone }: { nowMs: number; zone: TimeZone },
): OpeningState {
  if (hours.closed_for_now) return { status: 'closed-for-now' };
  const today = zone.getDay(nowMs);
  const spans = listSpans(hours, today, zone);
  const open = spans.find(({ fromMs, untilMs }) => fromMs <= nowMs && nowMs < untilMs);
  const endMs = zone.getTimestamp(addDays(today, DAYS_AHEAD));
  if (open) return { status: 'open', untilMs: open.untilMs < endMs ? open.untilMs : undefined };
  const periods = getPeriods(hours, today);
  if (periods === null) return { status: 'unknown' };

  const next = spans.find(({ fromMs }) => fromMs > nowMs);
  const nextDay = next && zone.getDay(next.fromMs);
  const isSure = nextDay !== undefined && !hasUnknownDay(hours, today, nextDay);
  return {
    status: 'closed',
    opensMs: isSure ? next?.fromMs : undefined,
    isToday: nextDay === today,
    isClosedAllDay: periods.length === 0,
  };
}

interface Span {
  fromMs: number;
  untilMs: number;
}

/** When it is open from yesterday, whose hours may last past midnight, until a week ahead; adjoining ones are one. */
function listSpans(hours: OpeningHours, today: string, zone: TimeZone): Span[] {
  const spans: Span[] = [];
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    for (const period of getPeriods(hours, day) ?? []) {
      const { from, until } = readMinutes(period);
      const span = { fromMs: toTimestamp(day, from, zone), untilMs: toTimestamp(day, until, zone) };
      if (span.untilMs > span.fromMs) spans.push(span);
    }
  }
  spans.sort((a, b) => a.fromMs - b.fromMs);
  return spans.reduce<Span[]>((merged, span) => {
    const last = merged.at(-1);
    if (!last || span.fromMs > last.untilMs) return [...merged, span];
    return [...merged.slice(0, -1), { ...last, untilMs: Math.max(last.untilMs, span.untilMs) }];
  }, []);
}

const toTimestamp = (day: string, minutes: number, zone: TimeZone) => zone.getTimestamp(day, minutes / 60);

function hasUnknownDay(hours: OpeningHours, first: string, last: string): boolean {
  for (let day = first; day < last; day = addDays(day, 1)) if (getPeriods(hours, day) === null) return true;
  return false;
}
