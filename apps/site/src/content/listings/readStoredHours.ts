import { parseOpeningHours, type OpeningHours } from '@cityguide/site-config/formats';
import { createLruMap } from '../../platform/caching/createLruMap';

/** Many places of a city have the same hours. */
const parsed = createLruMap<OpeningHours | null>(1000);

/** The hours of the column `opening_hours`; text that is no hours, which no import writes, is null. */
export function readStoredHours(text: string): OpeningHours | null {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const hours = parseOpeningHours(text);
  const valid = hours && 'problem' in hours ? null : hours;
  parsed.set(text, valid);
  return valid;
}
