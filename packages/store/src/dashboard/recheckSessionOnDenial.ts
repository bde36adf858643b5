import type { CityguideStore } from '../CityguideStore';
import { isAccessDenied } from '../services/asApiError';

interface ErrorState {
  error: unknown;
}
interface ListWithErrors {
  subscribe(listener: (state: ErrorState, before: ErrorState) => void): () => void;
}

/**
 * Where a list is denied the session may have ended elsewhere: requests it again, until the returned function is
 * called.
 */
export function recheckSessionOnDenial(
  list: ListWithErrors,
  { session }: Pick<CityguideStore, 'session'>,
): () => void {
  return list.subscribe(({ error }, before) => {
    if (error !== before.error && isAccessDenied(error)) void session.check();
  });
}
