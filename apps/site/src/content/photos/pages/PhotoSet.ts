import type { PhotoFilter } from '../filterPhotos';

/** The photos of one listing or one neighbourhood. */
export interface PhotoSet {
  /** Of the listing or the neighbourhood. */
  name: string;
  /** Path of its page, with leading and trailing slash. */
  path: string;
  filter: Pick<PhotoFilter, 'listingId' | 'neighbourhoodId'>;
  /** Parent pages, nearest last; the last one is `path` itself. */
  crumbs: readonly { name: string; path: string }[];
  hasUpload: boolean;
}

export const photoSetPath = ({ path }: PhotoSet) => `${path}photos/`;
export const photoPath = (set: PhotoSet, photoId: number) => `${photoSetPath(set)}${photoId}/`;
