import { readFileSync } from 'node:fs';
import { parseSiteConfig, type ReportConfigFault, type SiteConfig } from '@cityguide/site-config';
import { findPackageFile } from '../findPackageFile';
import type { SiteSettings } from './siteSettings';

type Source = Pick<SiteSettings, 'site' | 'siteConfig'>;

/**
 * Reads which site this is. Faults of the file are reported by whoever asks for them; their parts get defaults.
 * @returns `json` as it is written, for the pages' own widgets, and `site` as it was understood
 */
export function loadSiteConfig(
  { site: name, siteConfig }: Source,
  report: ReportConfigFault = () => undefined,
): { json: unknown; site: SiteConfig } {
  const json: unknown = siteConfig ?? JSON.parse(readFileSync(findSiteFile(name), 'utf8'));
  return { json, site: parseSiteConfig(json, report) };
}

const findSiteFile = (name: string) => findPackageFile(`@cityguide/sites/${name}/site.json`);
