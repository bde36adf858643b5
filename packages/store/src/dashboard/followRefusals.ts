import type { CityguideStore } from '../CityguideStore';
import { isRefusal } from '../services/apiFault';

interface Failing {
  error: unknown;
}
interface FailingList {
  subscribe(listener: (state: Failing, before: Failing) => void): () => void;
}

/** Where a list is refused the session may have ended elsewhere: asks who is there, until the function given back is called. */
export function followRefusals(list: FailingList, { session }: Pick<CityguideStore, 'session'>): () => void {
  return list.subscribe(({ error }, before) => {
    if (error !== before.error && isRefusal(error)) void session.check();
  });
}
