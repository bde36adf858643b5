import type { PhotoFirstPage, Photo } from '@cityguide/store/photos';

interface PageData {
  /** The photo whose page this is. */
  photo?: Photo;
  first?: PhotoFirstPage;
}

const isPhoto = (value: unknown): value is Photo =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

/** The JSON in a mount point: `photo`, and the first page of the list it belongs to, as the API gives them. What is wrong with it is left out. */
export function readPageData(place: Element | null | undefined): PageData {
  const script = place?.querySelector('script[type="application/json"]');
  try {
    const data: unknown = JSON.parse(script?.textContent ?? '');
    if (typeof data !== 'object' || data === null) return {};
    return {
      ...('photo' in data && isPhoto(data.photo) && { photo: data.photo }),
      ...('results' in data && Array.isArray(data.results) && { first: data as PhotoFirstPage }),
    };
  } catch {
    return {};
  }
}
