import { isGone } from '../services/asApiError';

/** What is to be removed may have been removed elsewhere already: that counts as success. */
export function ignoreNotFound(error: unknown): void {
  if (!isGone(error)) throw error;
}
