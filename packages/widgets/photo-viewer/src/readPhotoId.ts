import type { SiteConfig } from '@cityguide/site-config';

/** `/:category/:name/:photos/:photoId` below the base path; the first three segments may be in any language. */
const ROUTE = /^(?:[^/]+\/){3}([1-9]\d{0,14})\/?$/;
const HASH = /^#photo-([1-9]\d{0,14})$/;

/** The id of the photo that an anchor within a page names (`#photo-301`). */
export const readHashId = (hash: string): number | undefined => Number(HASH.exec(hash)?.[1]) || undefined;

/**
 * The id of the photo whose page this is (PHOTO-3): by the site's own template, or by the route below the base path,
 * with or without a trailing slash.
 */
export function readPageId(
  { href, pathname }: Pick<URL, 'href' | 'pathname'>,
  { basePath, site }: { basePath: string; site: SiteConfig },
): number | undefined {
  const byTemplate = createPattern(site.links.photo)?.exec(href.replace(/#[^]*/, ''));
  const base = basePath.replace(/\/*$/, '/');
  const found = byTemplate ?? (pathname.startsWith(base) ? ROUTE.exec(pathname.slice(base.length)) : null);
  return found ? Number(found[1]) : undefined;
}

/** Matches the addresses that a template of photos makes; undefined without one, or if it does not name the id. */
function createPattern(template: string | boolean | undefined): RegExp | undefined {
  if (typeof template !== 'string' || !template.includes('{id}')) return undefined;
  const [before = '', ...after] = (template.startsWith('/') ? location.origin + template : template)
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(?!id\})\w+\}/g, '.+')
    .split('{id}');
  return new RegExp(`^${before}([1-9]\\d{0,14})${after.join('\\1')}$`);
}
