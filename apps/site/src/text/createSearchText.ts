import { foldText } from './foldText';

/** What keywords of a listing are looked up in: its name, address and kinds, folded. */
export function createSearchText(parts: readonly (string | null | undefined)[]): string {
  return foldText(parts.filter(Boolean).join(' '));
}
