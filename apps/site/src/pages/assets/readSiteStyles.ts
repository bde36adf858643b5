import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPackageFile } from '../../platform/findPackageFile';
import { siteFolder } from '../../platform/siteFolder';

/** Parts of the site's style sheet below `public/styles`, in the order in which later ones win. */
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
  'words',
  'onboarding',
  'dashboard',
  'newsletter',
  'ads',
  'footer',
  'reduced-motion',
  'print',
] as const;

/** Of widgets whose content in the page looks the same before they are there. */
const widgetStyles = ['@cityguide/widget-ad-slot/reserve.css', '@cityguide/widget-newsletter/newsletter.css'];

/** The parts as one sheet, since a page asks for one file before its first paint. */
export async function readSiteStyles(): Promise<string> {
  const files = [
    ...siteStyles.map((name) => join(siteFolder, `public/styles/${name}.css`)),
    ...widgetStyles.map(findPackageFile),
  ];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
