import type { CityguideStore } from '../CityguideStore';
import type { LinkedIdentity } from './AccountAccess';

/**
 * The linked identities, for the password change (DOOR-2). None where the backend does not list them. Never rejects: a
 * password can be changed without them.
 */
export async function listIdentities({
  services: { api },
}: Pick<CityguideStore, 'services'>): Promise<readonly LinkedIdentity[]> {
  try {
    return (await api.profiles.accountAccess()).identities;
  } catch {
    return [];
  }
}
