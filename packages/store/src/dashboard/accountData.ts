import type { CityguideStore } from '../CityguideStore';
import { attemptAccountRequest, type RequestOutcome } from '../services/attemptAccountRequest';

type AccountDataOptions = Pick<CityguideStore, 'services' | 'session'>;

/** Exports everything that is stored about the member (DASH-6). Never rejects. */
export const exportAccountData = (options: AccountDataOptions): Promise<RequestOutcome<object>> =>
  attemptAccountRequest(options, 'taking the own data away', () => options.services.api.profiles.exportMe());

/**
 * Deletes the account for good and makes the visitor a guest in all tabs (DASH-6); `onDeleted` is called in between,
 * while the member is still shown. Never rejects.
 */
export async function deleteAccount(
  options: AccountDataOptions,
  { password, onDeleted }: { password: string; onDeleted(): void },
): Promise<RequestOutcome<void>> {
  const outcome = await attemptAccountRequest(options, 'deleting the account', () =>
    options.services.api.profiles.removeMe({ password }),
  );
  if (!outcome.isSuccessful) return outcome;
  onDeleted();
  await options.session.logOutLocally();
  return outcome;
}
