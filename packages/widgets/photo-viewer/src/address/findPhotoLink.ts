import { readPhotoId } from './readPhotoId';

export interface PhotoLink {
  link: HTMLAnchorElement;
  photoId: number;
}

/** The link to a photo's page that contains the event's target, if any. */
export function findPhotoLink({ target }: Event, basePath: string): PhotoLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // On a photo's own page, links to anchors within the page have the same path.
  if (!link || link.origin !== location.origin || link.hash !== '') return undefined;
  const photoId = readPhotoId(link.pathname, basePath);
  return photoId === undefined ? undefined : { link, photoId };
}

/**
 * Whether the browser or another listener handles the click: with Ctrl, Command, Shift or another target the photo's
 * page opens elsewhere, and a prevented event has been handled.
 */
export function isBrowserNavigation(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.defaultPrevented || event.button !== 0 || isModified || (target !== '' && target !== '_self');
}
