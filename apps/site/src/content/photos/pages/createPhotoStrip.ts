import type { Photo } from '@cityguide/api/contract';
import { omitNullish } from '../../../pages/omitNullish';
import { photoSetPath, photoPath, type PhotoSet } from './PhotoSet';

export const STRIP_LENGTH = 12;

interface PhotoStripOptions {
  set: PhotoSet;
  page: { count: number; results: readonly Photo[] };
  /** Photos per page; 12 by default. */
  limit?: number;
  layout?: 'slider' | 'grid';
  /** The path to go to when the viewer closes; by default that of the listing or the neighbourhood. */
  closedPath?: string;
  title?: string;
  /** On later pages the widget starts again by itself. */
  isFirst?: boolean;
}

/** The model of the templates' `photos` part: thumbnails that are links, and the same page as JSON for the widget. */
export function createPhotoStrip({
  set,
  page,
  limit = STRIP_LENGTH,
  layout = 'slider',
  closedPath = set.path,
  title,
  isFirst = true,
}: PhotoStripOptions) {
  const { count, results } = page;
  return {
    count,
    allHref: count > results.length ? photoSetPath(set) : undefined,
    title,
    closedPath,
    hasUpload: set.hasUpload,
    filter: set.filter,
    limit,
    layout,
    thumbnails: results.flatMap(({ id, prism_image_url: image, description, listing }) =>
      image ? [{ href: photoPath(set, id), image, words: description ?? `Photo of ${listing?.name}` }] : [],
    ),
    data: isFirst
      ? { results: omitNullish(results), count, next: count > results.length ? 'more' : undefined }
      : undefined,
  };
}
