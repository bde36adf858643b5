import type { Language } from '../names';
import { parseTimestamp } from './parseTimestamp';

/** For a `time` element: `title` in the site's language and time zone, `dateTime` for machines. */
export interface ExactTime {
  title: string;
  dateTime: string;
}

/** The exact time of a timestamp in the site's time zone (FMT-1). Undefined where it is not a valid timestamp. */
export function formatExactTime(
  moment: string | null | undefined,
  { language, timeZone }: { language: Language; timeZone: string },
): ExactTime | undefined {
  const ms = parseTimestamp(moment);
  if (ms === undefined) return undefined;
  const date = new Date(ms);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return { title: format.format(date), dateTime: date.toISOString() };
}
