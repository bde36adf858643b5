import { isAccessDenied } from '../services/asApiError';
import type { SessionStore } from './SessionStore';

/**
 * AUTH-17: whether a request was denied because the member's session ended elsewhere (a link, another site's log-out).
 * Then nothing failed. Asks the server, which makes the visitor a guest in the store.
 */
export async function hasSessionEnded(
  error: unknown,
  session: Pick<SessionStore, 'check'>,
): Promise<boolean> {
  return isAccessDenied(error) && (await session.check()) === 'guest';
}
