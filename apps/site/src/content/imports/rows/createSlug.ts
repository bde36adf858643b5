import { foldForSearch } from '../../../platform/text/foldForSearch';

const MAX_LENGTH = 80;

/** A name as part of a path: `Trinity’s Pub & Grill` → `trinitys-pub-and-grill`. Never empty: `place` for a name without Latin letters. */
export function createSlug(name: string): string {
  const slug = foldForSearch(name)
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug || 'place';
}
