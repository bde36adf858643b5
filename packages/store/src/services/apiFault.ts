import type { ApiError } from '@cityguide/api/client';

/** The client's error if `error` is one; told by its shape, since the client is handed in. */
export function apiFault(error: unknown): Partial<ApiError> {
  return typeof error === 'object' && error !== null && 'kind' in error ? (error as ApiError) : {};
}

/** True where the server says that the caller is no member, or not one who may do this. */
export function isRefusal(error: unknown): boolean {
  const { status } = apiFault(error);
  return status === 401 || status === 403;
}

/** True where the server has said no for good; false for a bad minute: no network, an overload, a page of an access point. */
export function isDefiniteNo(error: unknown): boolean {
  const { kind, status = 0 } = apiFault(error);
  return kind === 'http' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}
