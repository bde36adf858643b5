import { apiFault } from '../services/apiFault';

/** What is to be ended may have been ended elsewhere already: that is what was wished for. */
export function passOverGone(error: unknown): void {
  if (apiFault(error).status !== 404) throw error;
}
