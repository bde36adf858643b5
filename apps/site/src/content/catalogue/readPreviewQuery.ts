import { brands, type Brand, type Language } from '@cityguide/site-config';

/** How the preview looks. */
export interface PreviewLook {
  brand: Brand;
  theme: 'light' | 'dark';
  language: Language;
}

const LANGUAGES = new Map<string, Language>([
  ['en', 'en-CA'],
  ['fr', 'fr-CA'],
]);

/** Reads the look from the address; what it does not say, or says wrong, is the site's own. */
export function readPreviewQuery(
  query: Readonly<Record<string, unknown>>,
  site: { brand: Brand; languages: readonly Language[] },
): PreviewLook {
  const asked = (name: string) => String(query[name] ?? '');
  return {
    brand: brands.find((brand) => brand === asked('brand')) ?? site.brand,
    theme: asked('theme') === 'dark' ? 'dark' : 'light',
    language: LANGUAGES.get(asked('language')) ?? site.languages[0] ?? 'en-CA',
  };
}
