import { findOwnPath } from './history/readAddress';

/**
 * The link to a photo that the visitor finds again in the page when the viewer closes: among the photos that it was
 * opened from, else among all.
 */
export function findThumbnail(sharePath: string | null, opener: HTMLElement | undefined): HTMLElement | null {
  const path = findOwnPath(sharePath);
  if (path === undefined) return null;
  const near = opener?.closest('[data-widget]');
  for (const root of [near, document.body]) {
    const links = root?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
    for (const link of links) if (isLinkTo(link, path) && isShown(link)) return link;
  }
  return null;
}

/** A link to a place in the page has the path of the address as it is now: the photo's. */
const isLinkTo = ({ pathname, search, hash }: HTMLAnchorElement, path: string) =>
  hash === '' && pathname + search === path;

/** Everything but the viewer is inert while that is open, and out of reach for the moment only. */
const isShown = (link: HTMLElement) => !link.closest('[data-cg-scope="photo-viewer"], [hidden]');
