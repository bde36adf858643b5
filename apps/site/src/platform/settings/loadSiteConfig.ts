import { readFileSync } from 'node:fs';
import { parseSiteConfig, type ReportConfigIssue, type SiteConfig } from '@cityguide/site-config';
import { resolvePackageFile } from '../resolvePackageFile';
import type { SiteSettings } from './SiteSettings';

type SiteConfigSource = Pick<SiteSettings, 'site' | 'siteConfig'>;

/**
 * Loads the site's configuration. Errors in the file go to `reportError`; invalid parts get defaults.
 * @returns `json` as in the file, for the widgets of the pages, and the parsed `site`
 */
export function loadSiteConfig(
  { site: name, siteConfig }: SiteConfigSource,
  reportError: ReportConfigIssue = () => undefined,
): { json: unknown; site: SiteConfig } {
  const json: unknown = siteConfig ?? JSON.parse(readFileSync(findSiteFile(name), 'utf8'));
  return { json, site: parseSiteConfig(json, reportError) };
}

const findSiteFile = (name: string) => resolvePackageFile(`@cityguide/sites/${name}/site.json`);
