import type { OpeningHours, OpeningPeriod } from '@cityguide/site-config/formats';
import { isRecord, readFlag, readText } from '../reading/values';

const isClock = (value: unknown) => /^([01]\d|2[0-4]):[0-5]\d$/.test(String(value));

/** The periods of a day; null if one of them is none, as a day with half of its hours would be wrong. */
function readPeriods(value: unknown): OpeningPeriod[] | null {
  if (!Array.isArray(value)) return null;
  const periods = value.filter((period) => isClock(period?.opens) && isClock(period?.closes));
  return periods.length === value.length ? periods : null;
}

/** Parses opening hours; null where a backend has none, or not a week of them. */
export function readOpeningHours(value: unknown): OpeningHours | null {
  if (!isRecord(value) || !Array.isArray(value.week) || value.week.length !== 7) return null;
  const exceptions: unknown[] = Array.isArray(value.exceptions) ? value.exceptions : [];
  return {
    week: value.week.map(readPeriods),
    exceptions: exceptions.flatMap((exception) => {
      if (!isRecord(exception)) return [];
      const date = readText(exception.date);
      const periods = readPeriods(exception.periods);
      return date && periods ? [{ date, name: readText(exception.name), periods }] : [];
    }),
    closed_for_now: readFlag(value.closed_for_now),
  };
}
