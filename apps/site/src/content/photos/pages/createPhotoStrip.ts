import type { Photo } from '@cityguide/api/contract';
import { omitEmpty } from '../../../pages/omitEmpty';
import { pathOfSet, pathWithin, type PhotoSet } from './PhotoSet';

export const STRIP_LENGTH = 12;

interface Shown {
  set: PhotoSet;
  page: { count: number; results: readonly Photo[] };
  /** Photos a page; 12 unless given. */
  limit?: number;
  layout?: 'slider' | 'grid';
  /** Where the address goes when the viewer closes; that of the place or the neighbourhood unless given. */
  closedPath?: string;
  title?: string;
  /** Where the page shows others than the first, the widget begins anew by itself. */
  isFirst?: boolean;
}

/** Photos as the templates' `photos` part shows them: thumbnails that are links, and the same page as JSON for the widget. */
export function createPhotoStrip({
  set,
  page,
  limit = STRIP_LENGTH,
  layout = 'slider',
  closedPath = set.path,
  title,
  isFirst = true,
}: Shown) {
  const { count, results } = page;
  return {
    count,
    allHref: count > results.length ? pathOfSet(set) : undefined,
    title,
    closedPath,
    hasUpload: set.hasUpload,
    filter: set.filter,
    limit,
    layout,
    thumbnails: results.flatMap(({ id, prism_image_url: image, description, listing }) =>
      image ? [{ href: pathWithin(set, id), image, words: description ?? `Photo of ${listing?.name}` }] : [],
    ),
    data: isFirst
      ? { results: omitEmpty(results), count, next: count > results.length ? 'more' : undefined }
      : undefined,
  };
}
