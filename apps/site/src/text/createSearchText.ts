import { foldForSearch } from './foldForSearch';

const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * What keywords of a listing are looked up in: its name, kind, address and neighbourhood, folded. Keywords are looked
 * for where words begin, so words that begin behind a sign are said once more at the end: `lete indien ete`.
 */
export function createSearchText(parts: readonly (string | null | undefined)[]): string {
  const whole = parts.filter(Boolean).join(' ');
  const text = foldForSearch(whole);
  const words = new Set(foldForSearch(whole.replace(SIGNS, ' ')).split(' '));
  const inner = [...words].filter((word) => word.length > 1 && !` ${text}`.includes(` ${word}`));
  return [text, ...inner].join(' ');
}
