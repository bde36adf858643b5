/** In session storage, so that only the tab that left for the login continues. */
const MARKER_KEY = 'cityguide-uploads';

/** Records that files for this listing are stored; null removes the record. Throws where the browser denies access. */
export function setStoredFilesMarker(listing: number | null): void {
  if (listing === null) sessionStorage.removeItem(MARKER_KEY);
  else sessionStorage.setItem(MARKER_KEY, String(listing));
}

/** Whether this tab has stored files for this listing. Does not read a database. */
export function hasStoredFiles(listing: number): boolean {
  try {
    return sessionStorage.getItem(MARKER_KEY) === String(listing);
  } catch {
    return false;
  }
}
