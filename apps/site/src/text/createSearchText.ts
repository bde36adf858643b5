import { foldForSearch } from './foldForSearch';

/** What keywords of a listing are looked up in: its name, kind, address and neighbourhood, folded. */
export function createSearchText(parts: readonly (string | null | undefined)[]): string {
  return foldForSearch(parts.filter(Boolean).join(' '));
}
