import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolder } from './siteFolder';

/** Parts of the site's style sheet below `public/styles`, in the order in which later ones win. */
export const siteStyles = [
  'base',
  'bar',
  'page-heads',
  'listing-grid',
  'paging',
  'save',
  'rows',
  'stories',
  'neighbourhoods',
  'listing',
  'article',
  'forms',
  'onboarding',
  'footer',
  'reduced-motion',
  'print',
] as const;

/** The parts as one sheet, since a page asks for one file before its first paint. */
export async function readSiteStyles(): Promise<string> {
  const parts = siteStyles.map((name) => readFile(join(siteFolder, `public/styles/${name}.css`), 'utf8'));
  return (await Promise.all(parts)).join('\n');
}
