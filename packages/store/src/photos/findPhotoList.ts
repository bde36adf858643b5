import type { CityguideStore } from '../CityguideStore';
import type { PhotoList, PhotoListKey } from './PhotoList';

/** The key under which a list is shared. */
export const getPhotoListKey = ({ listing = null, neighbourhood = null }: PhotoListKey): string =>
  `photos ${listing} ${neighbourhood}`;

/** The page's list of these photos, if a widget has opened it already. */
export const findPhotoList = (
  { shared }: Pick<CityguideStore, 'shared'>,
  key: PhotoListKey,
): PhotoList | undefined => shared.get(getPhotoListKey(key)) as PhotoList | undefined;
