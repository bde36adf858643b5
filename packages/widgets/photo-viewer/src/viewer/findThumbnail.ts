import { getSameOriginPath } from './history/parseHttpUrl';

/**
 * The link to a photo that gets the focus when the viewer closes: from the photos that it was opened from, else from
 * the whole page.
 */
export function findThumbnail(sharePath: string | null, opener: HTMLElement | undefined): HTMLElement | null {
  const path = getSameOriginPath(sharePath);
  if (path === undefined) return null;
  const widgetElement = opener?.closest('[data-widget]');
  for (const root of [widgetElement, document.body]) {
    const links = root?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
    for (const link of links) if (isLinkTo(link, path) && isShown(link)) return link;
  }
  return null;
}

/** Links to anchors within the page have the current path, which is the photo's. */
const isLinkTo = ({ pathname, search, hash }: HTMLAnchorElement, path: string) =>
  pathname + search + hash === path;

/** Does not check `inert`, since everything but the viewer is inert while the viewer is open. */
const isShown = (link: HTMLElement) => !link.closest('[data-cg-scope="photo-viewer"], [hidden]');
