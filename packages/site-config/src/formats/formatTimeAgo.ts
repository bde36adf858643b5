import type { Language } from '../names';
import { parseTimestamp } from './parseTimestamp';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;
/** A clock that is behind the server's by less than this does not put what just happened into the future. */
const CLOCK_SKEW_MS = 45 * SECOND;

interface AgeMessages {
  moment: string;
  minute: string;
  minutes(count: number): string;
  hour: string;
  hours(count: number): string;
  day: string;
  days(count: number): string;
  month: string;
  months(count: number): string;
  year: string;
  years(count: number): string;
  past(age: string): string;
  future(age: string): string;
}

const messagesByLanguage: Record<Language, AgeMessages> = {
  'en-CA': {
    moment: 'less than a minute',
    minute: 'about a minute',
    minutes: (count) => `${count} minutes`,
    hour: 'about an hour',
    hours: (count) => `${count} hours`,
    day: 'a day',
    days: (count) => `${count} days`,
    month: 'about a month',
    months: (count) => `${count} months`,
    year: 'about a year',
    years: (count) => `${count} years`,
    past: (age) => `${age} ago`,
    future: (age) => `${age} from now`,
  },
  'fr-CA': {
    moment: 'moins d’une minute',
    minute: 'environ une minute',
    minutes: (count) => `${count} minutes`,
    hour: 'environ une heure',
    hours: (count) => `${count} heures`,
    day: 'un jour',
    days: (count) => `${count} jours`,
    month: 'environ un mois',
    months: (count) => `${count} mois`,
    year: 'environ un an',
    years: (count) => `${count} ans`,
    past: (age) => `il y a ${age}`,
    future: (age) => `dans ${age}`,
  },
};

/** The boundaries of FMT-1: the text for an age below each. Ages are durations, so clock changes do not matter. */
function formatAge(ageMs: number, messages: AgeMessages): string {
  const days = ageMs / DAY;
  if (ageMs < 45 * SECOND) return messages.moment;
  if (ageMs < 90 * SECOND) return messages.minute;
  if (ageMs < 45 * MINUTE) return messages.minutes(Math.round(ageMs / MINUTE));
  if (ageMs < 90 * MINUTE) return messages.hour;
  if (ageMs < 24 * HOUR) return messages.hours(Math.round(ageMs / HOUR));
  if (ageMs < 42 * HOUR) return messages.day;
  if (days < 30) return messages.days(Math.round(days));
  if (days < 45) return messages.month;
  if (days < DAYS_A_YEAR) return messages.months(Math.round(days / DAYS_A_MONTH));
  if (days < 1.5 * DAYS_A_YEAR) return messages.year;
  return messages.years(Math.round(days / DAYS_A_YEAR));
}

/**
 * How long ago a time was, or how far ahead it is (FMT-1): '3 days ago'. Undefined where it is not a valid timestamp.
 */
export function formatTimeAgo(
  moment: string | null | undefined,
  { nowMs, language }: { nowMs: number; language: Language },
): string | undefined {
  const ms = parseTimestamp(moment);
  if (ms === undefined) return undefined;
  const messages = messagesByLanguage[language];
  const ageMs = nowMs - ms;
  const age = formatAge(Math.abs(ageMs), messages);
  return ageMs > -CLOCK_SKEW_MS ? messages.past(age) : messages.future(age);
}
