import type { ContestRow } from '../repository';
import { addDays, type TimeZone } from '@cityguide/site-config/formats';

const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/** Creates the view model of contests for the templates; closing times are in the site's time zone. */
export function createContestView({ timeZone, zone }: { timeZone: string; zone: TimeZone }) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, ...options });
  const longDate = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const hour = format({ hour: 'numeric', minute: '2-digit' });

  return (contest: ContestRow, nowMs: number) => {
    const { closes_time: closes } = contest;
    const isOpen = closes > nowMs;
    // A contest that closes at midnight closes on the day before, as events end (TIME-3).
    const last = closes - 1;
    const isMidnight = zone.getTimestamp(zone.getDay(closes)) === closes;
    return {
      id: contest.id,
      name: contest.name,
      href: contest.path,
      image: contest.image_path ?? undefined,
      summary: contest.summary,
      prize: contest.prize,
      rules: contest.rules.split(/\n\s*\n/).filter(Boolean),
      isPhoto: contest.kind === 'photo',
      isOpen,
      isSoon: isOpen && closes - nowMs < SOON_DAYS * DAY_MS,
      closes: new Date(closes).toISOString(),
      closesDate: `${isMidnight ? 'midnight' : hour.format(closes)} on ${longDate.format(last)}`,
      closesWords: isOpen ? `Closes ${formatDaysLeft(last, nowMs)}` : `Closed ${longDate.format(last)}`,
    };
  };

  function formatDaysLeft(last: number, nowMs: number): string {
    const today = zone.getDay(nowMs);
    const day = zone.getDay(last);
    if (day === today) return 'today';
    if (day === addDays(today, 1)) return 'tomorrow';
    const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
    return `in ${days} days`;
  }
}
