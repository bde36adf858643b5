import { dayCodes } from './findHoursIssue';
import type { OpeningHours, OpeningPeriod } from './OpeningHours';

/** Opening hours as the line of text that `parseOpeningHours` reads; equal hours are always the same text. */
export function formatOpeningHours({
  week,
  exceptions,
  closed_for_now: isClosedForNow,
}: OpeningHours): string {
  const isKnown = week.some((periods) => periods !== null);
  const rules = isKnown ? groupDays(week.map(formatPeriods)) : [];
  const dated = [...exceptions]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(
      ({ date, periods, name }) =>
        `${date} ${formatPeriods(periods)}${name ? ` "${name.replaceAll('"', '”')}"` : ''}`,
    );
  return [...rules, ...dated, ...(isClosedForNow ? ['off'] : [])].join('; ');
}

function formatPeriods(periods: readonly OpeningPeriod[] | null): string {
  if (periods === null) return 'unknown';
  return periods.map(({ opens, closes }) => `${opens}-${closes}`).join() || 'off';
}

/** `Mo-Fr 09:00-17:00`: days after each other with the same hours are one rule. */
function groupDays(hours: readonly string[]): string[] {
  const groups: { first: number; last: number; text: string }[] = [];
  hours.forEach((text, day) => {
    const group = groups.at(-1);
    if (group?.text === text) group.last = day;
    else groups.push({ first: day, last: day, text });
  });
  return groups.map(({ first, last, text }) =>
    first === last ? `${dayCodes[first]} ${text}` : `${dayCodes[first]}-${dayCodes[last]} ${text}`,
  );
}
