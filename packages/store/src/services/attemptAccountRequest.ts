import type { CityguideStore } from '../CityguideStore';
import { asApiError, isAccessDenied } from './asApiError';

type AccountRequestOptions = Pick<CityguideStore, 'services' | 'session'>;

/** The outcome of a request about the member's own account; without `message` the server sent none. */
export type RequestOutcome<Result> =
  { isSuccessful: true; result: Result } | { isSuccessful: false; message?: string };

/** Sends a request about the member's own account. Never rejects; where it is denied, requests the session again. */
export async function attemptAccountRequest<Result>(
  { services, session }: AccountRequestOptions,
  description: string,
  sendRequest: () => Promise<Result>,
): Promise<RequestOutcome<Result>> {
  try {
    return { isSuccessful: true, result: await sendRequest() };
  } catch (error) {
    services.report?.(error, description);
    // The session may have ended elsewhere.
    if (isAccessDenied(error)) void session.check();
    const { fields = {}, detail, kind } = asApiError(error);
    const [message = kind === 'http' ? detail : undefined] = Object.values(fields).flat();
    return { isSuccessful: false, ...(message !== undefined && { message }) };
  }
}
