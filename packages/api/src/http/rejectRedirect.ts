import { ApiError } from './ApiError';

/**
 * Throws {@link ApiError} where a write was redirected (DOOR-8). A browser does not reveal whether it turned it into a
 * GET nor what the first URL has done, so no redirect counts as success: not even 307, which a browser hides in the
 * same way.
 * @param call the request, for the message
 */
export function rejectRedirect(call: string, { redirected, status }: Response): void {
  // A redirect that was not followed has status 0 in a browser, and its own elsewhere.
  if (redirected || status < 200 || (status >= 300 && status < 400)) {
    throw new ApiError(`${call} was redirected, not answered.`, { kind: 'redirect', status });
  }
}
