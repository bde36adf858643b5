import type { ApiError } from '@cityguide/api/client';

/** The client's error if `error` is one; recognised by its shape, since the client is injected. */
export function asApiError(error: unknown): Partial<ApiError> {
  return typeof error === 'object' && error !== null && 'kind' in error ? (error as ApiError) : {};
}

/** Whether the server says that the visitor is not a member, or not one who may do this. */
export function isAccessDenied(error: unknown): boolean {
  const { status } = asApiError(error);
  return status === 401 || status === 403;
}

/**
 * Whether the server's rejection is final; false for a temporary failure: no network, an overload, a page of an access
 * point.
 */
export function isPermanentError(error: unknown): boolean {
  const { kind, status = 0 } = asApiError(error);
  return kind === 'http' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Whether the API says that there is no such thing; false where it has no such call. */
export function isGone(error: unknown): boolean {
  const { status, isMissingCall } = asApiError(error);
  return status === 404 && !isMissingCall;
}
