import { foldText } from '../foldText';

/** The first two letters of each day in English and in French tell it from all others. */
const FIRST_LETTERS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su', 'lu', 'ma', 'me', 'je', 've', 'sa', 'di'];

/** The days of `Mo-Fr,Su`, `lun.-ven.` or `Saturday`, 0 for Monday; undefined for empty text, null for what names no day. */
export function parseDays(text: string): number[] | undefined | null {
  if (text.trim() === '') return undefined;
  const days: number[] = [];
  for (const part of text.split(',')) {
    const [first, last = first, ...others] = part.split(/[-–]/).map(findDay);
    if (first === undefined || last === undefined || others.length > 0) return null;
    for (let day = first; ; day = (day + 1) % 7) {
      days.push(day);
      if (day === last) break;
    }
  }
  return [...new Set(days)].sort();
}

function findDay(name: string): number | undefined {
  const index = FIRST_LETTERS.indexOf(foldText(name).trim().slice(0, 2));
  return index === -1 ? undefined : index % 7;
}
