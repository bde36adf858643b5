import type { CityguideStore } from '../CityguideStore';
import { apiFault, isRefusal } from './apiFault';

type Parts = Pick<CityguideStore, 'services' | 'session'>;

/** How a call about the member's own account ended; without `message` the server had no words for it. */
export type Outcome<Result> = { isDone: true; result: Result } | { isDone: false; message?: string };

/** Does something with the member's own account. Never rejects; where it is refused, asks whether the session has ended. */
export async function attempt<Result>(
  { services, session }: Parts,
  doing: string,
  work: () => Promise<Result>,
): Promise<Outcome<Result>> {
  try {
    return { isDone: true, result: await work() };
  } catch (error) {
    services.report?.(error, doing);
    // The session may have ended elsewhere.
    if (isRefusal(error)) void session.check();
    const { fields = {}, detail, kind } = apiFault(error);
    const [message = kind === 'http' ? detail : undefined] = Object.values(fields).flat();
    return { isDone: false, ...(message !== undefined && { message }) };
  }
}
