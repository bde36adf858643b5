import type { Photo, PhotoFirstPage } from '@cityguide/store/photos';

interface PageData {
  /** The photo whose page this is. */
  photo?: Photo;
  first?: PhotoFirstPage;
}

/**
 * The JSON in a mount point: `photo`, and the first page of the list it belongs to, in the API's format. Invalid JSON
 * is ignored.
 */
export function readPageData(mountPoint: Element | null | undefined): PageData {
  try {
    const script = mountPoint?.querySelector('script[type="application/json"]');
    const { photo, ...first } = JSON.parse(script?.textContent ?? '{}') as PageData & PhotoFirstPage;
    return { ...(photo && { photo }), ...(Array.isArray(first.results) && { first }) };
  } catch {
    return {};
  }
}
