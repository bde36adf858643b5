import { createPhotoSender, type SendPhoto } from '@cityguide/api/uploads';
import type { CityguideStore } from '../CityguideStore';
import { createUploads, type UploadsStore } from './createUploads';
import type { Uploads } from './Uploads';

/** The page's one list of photos that are being added to this place; it goes on while nobody shows it. */
export function openUploads(
  store: UploadsStore & Pick<CityguideStore, 'shared'>,
  listing: number,
  send: SendPhoto = createPhotoSender(store.services.site.apiBase),
): Uploads {
  const key = `uploads ${listing}`;
  const uploads = (store.shared.get(key) as Uploads | undefined) ?? createUploads(store, { listing, send });
  store.shared.set(key, uploads);
  return uploads;
}
