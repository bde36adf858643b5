import type { Language } from '../names';
import { parseMoment } from './parseMoment';

/** For a `time` element: `title` in the site's words and zone, `dateTime` for machines. */
export interface ExactTime {
  title: string;
  dateTime: string;
}

/** The exact time of a moment in the site's zone (FMT-1). Undefined where it is no moment. */
export function tellExactTime(
  moment: string | null | undefined,
  { language, timeZone }: { language: Language; timeZone: string },
): ExactTime | undefined {
  const ms = parseMoment(moment);
  if (ms === undefined) return undefined;
  const date = new Date(ms);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return { title: format.format(date), dateTime: date.toISOString() };
}
