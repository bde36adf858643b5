/** In session storage, so that only the tab that left for the log-in goes on. */
const MARK = 'cityguide-uploads';

/** Notes that files for this place are kept; null takes the note away. Throws where the browser refuses. */
export function markFiles(listing: number | null): void {
  if (listing === null) sessionStorage.removeItem(MARK);
  else sessionStorage.setItem(MARK, String(listing));
}

/** Whether this tab has left files for this place behind. Costs no look into a database. */
export function hasKeptFiles(listing: number): boolean {
  try {
    return sessionStorage.getItem(MARK) === String(listing);
  } catch {
    return false;
  }
}
