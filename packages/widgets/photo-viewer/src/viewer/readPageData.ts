import type { PhotoFirstPage, Photo } from '@cityguide/store/photos';

interface PageData {
  /** The photo whose page this is. */
  photo?: Photo;
  first?: PhotoFirstPage;
}

/** The JSON in a mount point: `photo`, and the first page of the list it belongs to, as the API gives them. What cannot be read is as if it were not there. */
export function readPageData(place: Element | null | undefined): PageData {
  try {
    const script = place?.querySelector('script[type="application/json"]');
    const { photo, ...first } = JSON.parse(script?.textContent ?? '{}') as PageData & PhotoFirstPage;
    return { ...(photo && { photo }), ...(Array.isArray(first.results) && { first }) };
  } catch {
    return {};
  }
}
