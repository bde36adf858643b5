import type { SiteConfig } from '@cityguide/site-config';
import { findPhotoList, type Photo } from '@cityguide/store/photos';
import type { CityguideStore } from '@cityguide/store';
import type { PhotoViewerMessages } from '../messages';
import { renderCaption } from './caption/renderCaption';
import { createFrame } from './picture/createPicture';
import { preloadPicture } from './picture/preloadPicture';
import { readPageData } from './readPageData';
import { createElement } from './rendering/createElement';
import { renderViewer } from './renderViewer';
import type { ShowRequest } from './ShowRequest';

interface RequestPhotoOptions {
  store: Pick<CityguideStore, 'services' | 'shared'>;
  site: SiteConfig;
  messages: PhotoViewerMessages;
}

/**
 * Asks for the file of a photo that is being pressed, in the size in which the viewer will show it (REST-5).
 * @returns a function that cancels the request, where the press becomes something else
 */
export function requestPhoto(request: ShowRequest, options: RequestPhotoOptions): () => void {
  const photo = findPhoto(request, options.store);
  if (!photo) return () => undefined;
  const width = measurePicture(photo, options);
  return preloadPicture(photo, { baseUrl: options.site.imageServer, width, priority: 'high' });
}

/** The photo where the page has it already, in the list that is open or as JSON. */
function findPhoto(
  { photoId, list, opener, mountPoint }: ShowRequest,
  store: RequestPhotoOptions['store'],
): Photo | undefined {
  const loaded = findPhotoList(store, list)?.getState().items;
  const inPage = [opener?.closest('[data-widget="photos"]'), mountPoint].flatMap(
    (element) => readPageData(element).first?.results ?? [],
  );
  return [...(loaded ?? []), ...inPage].find(({ id }) => id === photoId);
}

/** The width that the photo will have in the viewer, in CSS pixels: measured in a viewer that is not shown. */
function measurePicture(photo: Photo, { store, site, messages }: RequestPhotoOptions): number {
  const ignore = () => undefined;
  const { dialog, stage, sidebar } = renderViewer(messages, { close: ignore, step: ignore, share: ignore });
  const frame = createFrame(photo.width, photo.height);
  stage.append(frame);
  sidebar.append(renderCaption(photo, { site, nowMs: store.services.now() }));
  const host = createElement('div', { inert: true }, [dialog]);
  host.dataset.cgScope = 'photo-viewer';
  host.style.visibility = 'hidden';
  document.body.append(host);
  const { offsetWidth } = frame;
  host.remove();
  return offsetWidth;
}
