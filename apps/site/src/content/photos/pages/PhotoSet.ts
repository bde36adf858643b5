import type { PhotoFilter } from '../filterPhotos';

/** The photos that belong to one page of a place or a neighbourhood. */
export interface PhotoSet {
  /** Of the place or the neighbourhood. */
  name: string;
  /** Of its page, with both slashes. */
  path: string;
  filter: Pick<PhotoFilter, 'listingId' | 'neighbourhoodId'>;
  /** Parent pages, nearest last; the last is that of `path`. */
  crumbs: readonly { name: string; path: string }[];
  /** Whether visitors may add photos. */
  hasUpload: boolean;
}

export const pathOfSet = ({ path }: PhotoSet) => `${path}photos/`;
export const pathWithin = (set: PhotoSet, photoId: number) => `${pathOfSet(set)}${photoId}/`;
