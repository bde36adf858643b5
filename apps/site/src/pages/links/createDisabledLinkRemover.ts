import type { SiteConfig, SitePaths } from '@cityguide/site-config';

const LINK = /<a\b[^>]*\bhref="(\/[^"]*)"[^>]*>([\s\S]*?)<\/a>/gi;

/**
 * Replaces links to disabled sections in editors' HTML with their text (SITE-2). A story may have been written before the
 * section was disabled, or for another site of the same publisher.
 */
export function createDisabledLinkRemover({ sections }: Pick<SiteConfig, 'sections'>, paths: SitePaths) {
  const disabledPaths = [
    ...(sections.listings ? [] : [paths.restaurants, paths.places, paths.neighbourhoods]),
    ...(sections.events ? [] : [paths.events]),
    ...(sections.contests ? [] : [paths.contests]),
    ...(sections.videos ? [] : [paths.videos]),
    ...(sections.bestOf ? [] : [paths.bestOf]),
  ];
  const isDisabled = (href: string) =>
    disabledPaths.some((path) => href === path.slice(0, -1) || href.startsWith(path));
  return (html: string): string =>
    disabledPaths.length === 0
      ? html
      : html.replace(LINK, (link: string, href: string, text: string) => (isDisabled(href) ? text : link));
}
