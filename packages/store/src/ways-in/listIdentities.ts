import type { CityguideStore } from '../CityguideStore';
import type { Identity } from './WaysIn';

/**
 * The linked identities, for who changes the password (DOOR-2). None where the backend does not tell them. Never rejects:
 * a password can be changed without them.
 */
export async function listIdentities({
  services: { api },
}: Pick<CityguideStore, 'services'>): Promise<readonly Identity[]> {
  try {
    return (await api.profiles.waysIn()).identities;
  } catch {
    return [];
  }
}
