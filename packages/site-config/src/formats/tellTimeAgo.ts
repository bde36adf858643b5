import type { Language } from '../names';
import { parseMoment } from './parseMoment';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;
/** A clock that is behind the server's by less than this does not put what just happened into the future. */
const CLOCK_SKEW_MS = 45 * SECOND;

interface Words {
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

const words: Record<Language, Words> = {
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

/** The borders of FMT-1: what an age below each reads as. Ages are lengths of time, so changed clocks do not matter. */
function tellAge(ageMs: number, say: Words): string {
  const days = ageMs / DAY;
  if (ageMs < 45 * SECOND) return say.moment;
  if (ageMs < 90 * SECOND) return say.minute;
  if (ageMs < 45 * MINUTE) return say.minutes(Math.round(ageMs / MINUTE));
  if (ageMs < 90 * MINUTE) return say.hour;
  if (ageMs < 24 * HOUR) return say.hours(Math.round(ageMs / HOUR));
  if (ageMs < 42 * HOUR) return say.day;
  if (days < 30) return say.days(Math.round(days));
  if (days < 45) return say.month;
  if (days < DAYS_A_YEAR) return say.months(Math.round(days / DAYS_A_MONTH));
  if (days < 1.5 * DAYS_A_YEAR) return say.year;
  return say.years(Math.round(days / DAYS_A_YEAR));
}

/** How long ago a moment was, or how far off it is (FMT-1): '3 days ago'. Undefined where it is no moment. */
export function tellTimeAgo(
  moment: string | null | undefined,
  { nowMs, language }: { nowMs: number; language: Language },
): string | undefined {
  const ms = parseMoment(moment);
  if (ms === undefined) return undefined;
  const say = words[language];
  const ageMs = nowMs - ms;
  const age = tellAge(Math.abs(ageMs), say);
  return ageMs > -CLOCK_SKEW_MS ? say.past(age) : say.future(age);
}
