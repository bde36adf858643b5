import type { ContestRow } from '../../contests/repository';
import { addDays, type Zone } from '../../time/createZone';

const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/** Makes contests ready for templates: they close by the clocks of the site's time zone. */
export function createContestView({ timeZone, zone }: { timeZone: string; zone: Zone }) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, ...options });
  const longDate = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const hour = format({ hour: 'numeric', minute: '2-digit' });

  return (contest: ContestRow, nowMs: number) => {
    const { closes_time: closes } = contest;
    const isOpen = closes > nowMs;
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
      closesDate: `${hour.format(closes)} on ${longDate.format(closes)}`,
      closesWords: isOpen ? `Closes ${tellDays(closes, nowMs)}` : `Closed ${longDate.format(closes)}`,
    };
  };

  function tellDays(closes: number, nowMs: number): string {
    const today = zone.dayOf(nowMs);
    const day = zone.dayOf(closes);
    if (day === today) return 'today';
    if (day === addDays(today, 1)) return 'tomorrow';
    const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
    return `in ${days} days`;
  }
}
