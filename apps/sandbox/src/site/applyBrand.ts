import type { Brand, SiteConfig } from '@cityguide/site-config';
import guideSheet from '@cityguide/sites/guide/brand.css';
import newsSheet from '@cityguide/sites/news/brand.css';
import type { ColourScheme } from '../state/SandboxState';

const SHEETS: Record<Brand, string> = { guide: guideSheet, news: newsSheet };

/** Applies a brand to the document as the site's pages do: its style sheet, its root font size, its language. */
export function applyBrand(site: SiteConfig, colours: ColourScheme = 'auto'): void {
  const { brand, darkMode, languages, rootFontSizePx } = site;
  const root = document.documentElement;
  root.toggleAttribute('data-cg-dark', darkMode);
  root.lang = languages[0] ?? 'en-CA';
  root.style.fontSize = `${rootFontSizePx}px`;
  const sheet = document.querySelector('#brand') ?? document.createElement('style');
  sheet.id = 'brand';
  sheet.textContent = chooseColours(SHEETS[brand], colours);
  document.head.append(sheet);
}

/** A page cannot set `prefers-color-scheme`, so the media query in the style sheet is replaced. */
function chooseColours(sheet: string, colours: ColourScheme): string {
  if (colours === 'auto') return sheet;
  return sheet.replaceAll('(prefers-color-scheme: dark)', colours === 'dark' ? 'all' : 'not all');
}
