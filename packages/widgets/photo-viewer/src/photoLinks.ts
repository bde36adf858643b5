import type { SiteConfig } from '@cityguide/site-config';
import type { Options } from './definition';
import { readHashId, readPageId } from './readPhotoId';

/** A link of the page that leads to a photo. */
export interface PhotoLink {
  link: HTMLAnchorElement;
  photoId: number;
}

interface Route extends Pick<Options, 'basePath'> {
  site: SiteConfig;
}

/** The id of the photo that an address names, as an anchor or as the photo's own page. */
export const readId = (url: Location | HTMLAnchorElement, route: Route): number | undefined =>
  readHashId(url.hash) ?? readPageId(url, route);

/** The link to a photo that contains an element, such as the target of an event. */
export function findPhotoLink(target: EventTarget | null, route: Route): PhotoLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return undefined;
  // On a photo's own page, links to other anchors within the page have the same path.
  const photoId = readHashId(link.hash) ?? (link.hash === '' ? readId(link, route) : undefined);
  return photoId === undefined ? undefined : { link, photoId };
}

/** The page's pictures that link to photos. */
export function* findThumbnails(route: Route): Iterable<HTMLImageElement> {
  for (const image of document.images) if (findPhotoLink(image, route)) yield image;
}

/**
 * Whether a press is meant for the browser: with Ctrl, Command, Shift or another target the photo's page opens elsewhere.
 */
export function isBrowserNavigation(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.button !== 0 || isModified || (target !== '' && target !== '_self');
}
