import { sitePaths, type SiteConfig, type SitePaths } from '@cityguide/site-config';

/** The paths of this server's pages: those that are not the contract's are below the prefix. */
export function createPublicPaths(site: SiteConfig, publicPrefix: string): SitePaths {
  const paths = sitePaths(site);
  return { ...paths, newsletters: publicPrefix + paths.newsletters };
}
