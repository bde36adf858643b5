import type { CityguideStore } from '../CityguideStore';
import { attempt, type Outcome } from '../services/attempt';

type Parts = Pick<CityguideStore, 'services' | 'session'>;

/** Everything that is kept about the member, to take away (DASH-6). Never rejects. */
export const takeOwnData = (parts: Parts): Promise<Outcome<object>> =>
  attempt(parts, 'taking the own data away', () => parts.services.api.profiles.exportMe());

/**
 * Deletes the account for good and makes this browser a guest's in all tabs (DASH-6); `onDeleted` is told in between, while
 * the member is still to be seen. Never rejects.
 */
export async function deleteAccount(
  parts: Parts,
  { password, onDeleted }: { password: string; onDeleted(): void },
): Promise<Outcome<void>> {
  const outcome = await attempt(parts, 'deleting the account', () =>
    parts.services.api.profiles.removeMe({ password }),
  );
  if (!outcome.isDone) return outcome;
  onDeleted();
  await parts.session.logOutHere();
  return outcome;
}
