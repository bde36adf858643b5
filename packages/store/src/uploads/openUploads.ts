import { createPhotoSender, type SendPhoto } from '@cityguide/api/uploads';
import type { CityguideStore } from '../CityguideStore';
import { createUploads, type UploadsDependencies } from './createUploads';
import type { Uploads } from './Uploads';

/** The page's one list of photos that are being added to this listing; it continues while no widget shows it. */
export function openUploads(
  store: UploadsDependencies & Pick<CityguideStore, 'shared'>,
  listing: number,
  send: SendPhoto = createPhotoSender(store.services.site.apiBase),
): Uploads {
  const key = `uploads ${listing}`;
  const uploads = (store.shared.get(key) as Uploads | undefined) ?? createUploads(store, { listing, send });
  store.shared.set(key, uploads);
  return uploads;
}
