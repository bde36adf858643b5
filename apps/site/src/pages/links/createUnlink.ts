import type { SiteConfig, SitePaths } from '@cityguide/site-config';

const LINK = /<a\b[^>]*\bhref="(\/[^"]*)"[^>]*>([\s\S]*?)<\/a>/gi;

/**
 * Editors' HTML as a site shows it that has switched sections off: what led to one of their pages is words alone
 * (SITE-2). A story may have been written before, or for another site of the same house.
 */
export function createUnlink({ sections }: Pick<SiteConfig, 'sections'>, paths: SitePaths) {
  const closed = [
    ...(sections.listings ? [] : [paths.restaurants, paths.places, paths.neighbourhoods]),
    ...(sections.events ? [] : [paths.events]),
    ...(sections.contests ? [] : [paths.contests]),
    ...(sections.videos ? [] : [paths.videos]),
    ...(sections.bestOf ? [] : [paths.bestOf]),
  ];
  const isClosed = (href: string) =>
    closed.some((path) => href === path.slice(0, -1) || href.startsWith(path));
  return (html: string): string =>
    closed.length === 0
      ? html
      : html.replace(LINK, (link: string, href: string, words: string) => (isClosed(href) ? words : link));
}
