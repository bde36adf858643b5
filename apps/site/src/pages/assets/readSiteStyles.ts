import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolvePackageFile } from '../../platform/resolvePackageFile';
import { siteFolder } from '../../platform/siteFolder';

/** Parts of the site's style sheet below `public/styles`; later ones override earlier ones. */
export const siteStyles = [
  'base',
  'bar',
  'page-heads',
  'listing-grid',
  'listing-card',
  'paging',
  'save',
  'rows',
  'stories',
  'neighbourhoods',
  'listing',
  'photos',
  'article',
  'forms',
  'events',
  'contests',
  'videos',
  'archives',
  'best-of',
  'shelves',
  'words',
  'onboarding',
  'dashboard',
  'newsletter',
  'ads',
  'footer',
  'reduced-motion',
  'print',
] as const;

/** Styles of widgets whose server-rendered content must look the same before they have loaded. */
const widgetStyles = ['@cityguide/widget-ad-slot/reserve.css', '@cityguide/widget-newsletter/newsletter.css'];

/** The parts as one style sheet, so that a page requests only one file before its first paint. */
export async function readSiteStyles(): Promise<string> {
  const files = [
    ...siteStyles.map((name) => join(siteFolder, `public/styles/${name}.css`)),
    ...widgetStyles.map(resolvePackageFile),
  ];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
