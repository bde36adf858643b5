import type { CityguideStore } from '../CityguideStore';
import { apiFault, isRefusal } from '../services/apiFault';

type Parts = Pick<CityguideStore, 'services' | 'session'>;

/** How a call about the member's own data ended; without `message` the server had no words for it. */
export type OwnDataOutcome<Result> = { isDone: true; result: Result } | { isDone: false; message?: string };

/** Everything that is kept about the member, to take away (DASH-6). Never rejects. */
export const takeOwnData = (parts: Parts): Promise<OwnDataOutcome<object>> =>
  attempt(parts, 'taking the own data away', () => parts.services.api.profiles.exportMe());

/**
 * Deletes the account for good and makes this browser a guest's in all tabs (DASH-6); `onDeleted` is told in between, while
 * the member is still to be seen. Never rejects.
 */
export async function deleteAccount(
  parts: Parts,
  { password, onDeleted }: { password: string; onDeleted(): void },
): Promise<OwnDataOutcome<void>> {
  const outcome = await attempt(parts, 'deleting the account', () =>
    parts.services.api.profiles.removeMe({ password }),
  );
  if (!outcome.isDone) return outcome;
  onDeleted();
  await parts.session.logOutHere();
  return outcome;
}

async function attempt<Result>(
  { services, session }: Parts,
  doing: string,
  work: () => Promise<Result>,
): Promise<OwnDataOutcome<Result>> {
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
