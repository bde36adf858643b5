import type { Language } from '../../names';
import { parseClock } from './clockMinutes';
import type { OpeningPeriod } from './OpeningHours';

const words: Record<Language, { closed: string; always: string; unknown: string }> = {
  'en-CA': { closed: 'Closed', always: 'Open 24 hours', unknown: 'Hours not known' },
  'fr-CA': { closed: 'Fermé', always: 'Ouvert 24 heures', unknown: 'Heures non connues' },
};

/** `5:30 p.m.` or `17 h 30` for `17:30`, as the site writes all times of day. */
export function formatClock(clock: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(parseClock(clock) * 60_000);
}

/** When a place is open on one day, in words; null is not known. */
export function formatPeriods(periods: readonly OpeningPeriod[] | null, language: Language): string {
  if (periods === null) return words[language].unknown;
  if (periods.length === 0) return words[language].closed;
  const [first] = periods;
  if (first?.opens === '00:00' && ['24:00', '00:00'].includes(first.closes)) return words[language].always;
  return periods
    .map(({ opens, closes }) =>
      // A line breaks between two periods, never within one: a dash needs a word joiner.
      `${formatClock(opens, language)} – ${formatClock(closes, language)}`
        .replace(/\s/g, '\u00a0')
        .replace('–', '–\u2060'),
    )
    .join(', ');
}
