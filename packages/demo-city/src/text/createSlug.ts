import { foldText } from '@cityguide/site-config/formats';

/** A name as part of a URL: `Trinity’s Pub & Grill` → `trinitys-pub-and-grill`. */
export function createSlug(name: string): string {
  const slug = foldText(name)
    .replace(/[’']/g, '')
    .replace(/&/g, ' and ')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'place';
}
