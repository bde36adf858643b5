import { DAY_MINUTES, readMinutes } from './clockMinutes';
import type { OpeningHours, OpeningPeriod } from './OpeningHours';

/** What is wrong with opening hours, and what to write instead. */
export interface HoursIssue {
  problem: string;
  advice: string;
}

const WEEK_MINUTES = 7 * DAY_MINUTES;
/** Hours that end later on the next day are taken for mistaken ones. */
const LATEST_NEXT_DAY = DAY_MINUTES + 12 * 60;
export const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** The first mistake in hours whose times are times of a clock; undefined where there is none. */
export function findHoursIssue({ week, exceptions }: OpeningHours): HoursIssue | undefined {
  const spans = week.flatMap((periods, day) =>
    (periods ?? []).map((period) => createSpan(period, String(dayCodes[day]), day * DAY_MINUTES)),
  );
  const sunday = spans.filter(({ until }) => until > WEEK_MINUTES);
  const wrapped = sunday.map((span) => ({ ...span, from: 0, until: span.until - WEEK_MINUTES }));
  return (
    findIssueOf([...wrapped, ...spans]) ??
    exceptions
      .map(({ date, periods }) => findIssueOf(periods.map((period) => createSpan(period, date, 0))))
      .find((issue) => issue !== undefined)
  );
}

interface Span {
  label: string;
  /** Minutes since Monday's midnight, or since that of an exception. */
  from: number;
  until: number;
  isTooLong: boolean;
}

function createSpan(period: OpeningPeriod, day: string, startMinutes: number): Span {
  const { from, until } = readMinutes(period);
  return {
    label: `${day} ${period.opens}-${period.closes}`,
    from: startMinutes + from,
    until: startMinutes + until,
    isTooLong: until > LATEST_NEXT_DAY || (until - from === DAY_MINUTES && from !== 0),
  };
}

function findIssueOf(spans: readonly Span[]): HoursIssue | undefined {
  const long = spans.find(({ isTooLong }) => isTooLong);
  if (long)
    return {
      problem: `${long.label} ends before it begins.`,
      advice: 'Write the opening time first; hours past midnight end by noon: 18:00-02:00.',
    };
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  const overlap = sorted.find((span, index) => span.from < (sorted[index - 1]?.until ?? 0));
  const before = overlap && sorted[sorted.indexOf(overlap) - 1];
  return (
    before && {
      problem: `${overlap.label} begins before ${before.label} has ended.`,
      advice: 'Correct one of them, or write both as one.',
    }
  );
}
