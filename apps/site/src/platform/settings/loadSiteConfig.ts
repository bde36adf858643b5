import { readFileSync } from 'node:fs';
import { parseSiteConfig, type ReportConfigIssue, type SiteConfig } from '@cityguide/site-config';
import { addPrefix, addPrefixToFile } from '../public-prefix/addPrefix';
import { resolvePackageFile } from '../resolvePackageFile';
import type { SiteSettings } from './SiteSettings';

type SiteConfigSource = Pick<SiteSettings, 'site' | 'siteConfig'> &
  Partial<Pick<SiteSettings, 'publicPrefix'>>;

/**
 * Loads the site's configuration. Errors in the file go to `reportError`; invalid parts get defaults.
 * @returns `json` as in the file, with the public addresses of this server's own pictures and tiles, for the widgets of the pages, and the parsed `site`
 */
export function loadSiteConfig(
  { site: name, siteConfig, publicPrefix = '' }: SiteConfigSource,
  reportError: ReportConfigIssue = () => undefined,
): { json: unknown; site: SiteConfig } {
  const file: unknown = siteConfig ?? JSON.parse(readFileSync(findSiteFile(name), 'utf8'));
  const json = addPrefix(file, publicPrefix);
  const site = parseSiteConfig(json, reportError);
  // The default, of a file that says nothing of pictures, has a public address as well.
  return { json, site: { ...site, imageServer: addPrefixToFile(site.imageServer, publicPrefix) } };
}

const findSiteFile = (name: string) => resolvePackageFile(`@cityguide/sites/${name}/site.json`);
