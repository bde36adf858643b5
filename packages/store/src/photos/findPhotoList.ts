import type { CityguideStore } from '../CityguideStore';
import type { PhotoList, PhotoListKey } from './PhotoList';

/** Under which a list is shared. */
export const keyOfPhotoList = ({ listing = null, neighbourhood = null }: PhotoListKey): string =>
  `photos ${listing} ${neighbourhood}`;

/** The page's list of these photos, if somebody has opened it already. */
export const findPhotoList = (
  { shared }: Pick<CityguideStore, 'shared'>,
  key: PhotoListKey,
): PhotoList | undefined => shared.get(keyOfPhotoList(key)) as PhotoList | undefined;
