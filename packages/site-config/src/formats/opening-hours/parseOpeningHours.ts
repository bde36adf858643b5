import { isDay } from '../createTimeZone';
import { parseClock } from './clockMinutes';
import { dayCodes, findHoursIssue, type HoursIssue } from './findHoursIssue';
import type { OpeningException, OpeningHours, OpeningPeriod } from './OpeningHours';
import { parseDays } from './parseDays';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const EXAMPLE = 'Mo-Fr 11:00-14:30,17:00-22:00; Sa 18:00-02:00; Su off; 2026-12-25 off "Christmas Day"';
/** Dates, days, times and a quoted remark, in this order, each of which may be missing. */
const RULE =
  /^(?:((?:\d{4}[ -])?(?:\d\d-\d\d|[a-z]{3} \d{1,2}))|([\p{L}.,\s–-]*?))\s*:?\s*(24\/7|off|closed|unknown|ferm[ée]e?|inconnu|[\d][\dh:,.\s–-]*)\s*(?:"([^"]*)")?$/iu;

/**
 * Opening hours as one line of text: a subset of what OpenStreetMap writes into `opening_hours`, with days in English or
 * French. Days that no rule names are closed; `off` alone is closed for now. Empty text is null: nothing is known.
 */
export function parseOpeningHours(text: string): OpeningHours | null | HoursIssue {
  const week: (OpeningPeriod[] | null | undefined)[] = ALL_DAYS.map(() => undefined);
  const exceptions: OpeningException[] = [];
  const seen = new Set<string>();
  let isClosedForNow = false;
  const rules = splitRules(text);
  if (rules.length === 0) return null;
  for (const rule of rules) {
    const [, date, dayText = '', value = '', name] = RULE.exec(rule) ?? [];
    const periods = value ? parseValue(value) : undefined;
    if (periods === undefined || (date !== undefined && periods === null))
      return { problem: `"${rule}" is not understood.`, advice: `Write hours as ${EXAMPLE}` };
    const days = date === undefined ? parseDays(dayText) : undefined;
    const day = date === undefined ? undefined : parseDate(date);
    if (day === null || days === null)
      return {
        problem: `"${rule}" names no day.`,
        advice: `Write days as ${dayCodes.join(', ')} or as 2026-12-25.`,
      };
    const subject = day ?? (days ?? []).join();
    if (seen.has(subject))
      return {
        problem: `"${rule}" is for days that had hours before.`,
        advice: 'Write all hours of a day together: 11:00-14:30,17:00-22:00.',
      };
    seen.add(subject);
    if (day !== undefined) exceptions.push({ date: day, name: name?.trim() || null, periods: periods ?? [] });
    else if (days === undefined && periods?.length === 0) isClosedForNow = true;
    else for (const index of days ?? ALL_DAYS) week[index] = periods;
  }
  const isWeekKnown = week.some((periods) => periods !== undefined);
  const hours: OpeningHours = {
    week: week.map((periods) => (periods === undefined ? (isWeekKnown ? [] : null) : periods)),
    exceptions,
    closed_for_now: isClosedForNow,
  };
  return findHoursIssue(hours) ?? hours;
}

/** Parts between semicolons or line breaks; one inside quotes is part of the remark. */
const splitRules = (text: string) =>
  (text.match(/(?:"[^"]*"|[^";\n])+/g) ?? []).map((rule) => rule.trim()).filter(Boolean);

/** No period: closed; null: not known; undefined: not understood. */
function parseValue(value: string): OpeningPeriod[] | null | undefined {
  const word = value.toLowerCase();
  if (word === '24/7') return [{ opens: '00:00', closes: '24:00' }];
  if (/^(?:off|closed|ferm)/.test(word)) return [];
  if (/^(?:unknown|inconnu)/.test(word)) return null;
  const periods = word.split(',').map((part) => part.split(/[-–]/).map(normalizeClock));
  return periods.every(
    (times) => times.length === 2 && times.every((time) => !Number.isNaN(parseClock(time))),
  )
    ? periods.map(([opens = '', closes = '']) => ({ opens, closes }))
    : undefined;
}

/** `9:00`, `9h`, `9h30` as `09:00`, `09:00`, `09:30`. */
function normalizeClock(text: string): string {
  const [, hour, minute = '00'] = /^(\d{1,2})\s*[:h]\s*(\d\d)?$/.exec(text.trim()) ?? [];
  return hour === undefined ? '' : `${hour.padStart(2, '0')}:${minute}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2026-12-25`, `2026 Dec 25`, `12-25` or `Dec 25`; null for what is no date. */
function parseDate(text: string): string | null {
  const [, year, month = '', date = ''] = /^(?:(\d{4})[ -])?(\d\d|[a-z]{3})[- ](\d{1,2})$/i.exec(text) ?? [];
  const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1;
  const day = `${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
  // The 29th of February is a day of every fourth year.
  if (!isDay(`${year ?? '2024'}-${day}`)) return null;
  return year === undefined ? day : `${year}-${day}`;
}
