import { getWeekday } from '../createTimeZone';
import type { OpeningException, OpeningHours, OpeningPeriod } from './OpeningHours';

/** The exception of a day: that of its date before that of every year. */
export function findException({ exceptions }: OpeningHours, day: string): OpeningException | undefined {
  return (
    exceptions.find(({ date }) => date === day) ??
    exceptions.find(({ date }) => date === day.slice('2026-'.length))
  );
}

/** The periods that begin on a day, written `2026-11-28`; null where they are not known. */
export function getPeriods(hours: OpeningHours, day: string): readonly OpeningPeriod[] | null {
  return findException(hours, day)?.periods ?? hours.week[getWeekday(day) - 1] ?? null;
}
