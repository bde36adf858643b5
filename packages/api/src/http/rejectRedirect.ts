import { ApiError } from './ApiError';

/**
 * Throws {@link ApiError} where a write was redirected (DOOR-8). A browser tells neither whether it made a GET of it nor what
 * the first address has done, so no redirect counts as done: not even 307, which a browser hides the same way.
 * @param call what was asked, for the message
 */
export function rejectRedirect(call: string, { type, redirected, status }: Response): void {
  if (type !== 'opaqueredirect' && !redirected && Math.floor(status / 100) !== 3) return;
  throw new ApiError(`${call} was redirected in place of being answered. Is this the API's own address?`, {
    kind: 'redirect',
    status,
  });
}
