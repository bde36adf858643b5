import { readPhotoId } from './readPhotoId';

export interface PhotoLink {
  link: HTMLAnchorElement;
  photoId: number;
}

/** The link to a photo's page that an event meets, if it meets one. */
export function findPhotoLink({ target }: Event, basePath: string): PhotoLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // A link to a place in the page, on a photo's own page, has that page's path.
  if (!link || link.origin !== location.origin || link.hash !== '') return undefined;
  const photoId = readPhotoId(link.pathname, basePath);
  return photoId === undefined ? undefined : { link, photoId };
}

/** Ctrl, Command, Shift or another target: the visitor wants the photo's page elsewhere. Whoever prevented it has done the work. */
export function wantsPage(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.defaultPrevented || event.button !== 0 || isModified || (target !== '' && target !== '_self');
}
