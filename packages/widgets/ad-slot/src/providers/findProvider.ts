import type { CityguideStore } from '@cityguide/store';
import type { SiteConfig } from '@cityguide/site-config';
import type { AdProvider } from './AdProvider';
import { createHouseProvider } from './house/createHouseProvider';
import { createLazyProvider } from './createLazyProvider';
import { loadTagProvider } from './loadTagProvider';

const providers = new WeakMap<CityguideStore, AdProvider>();

/** The page's one provider, also where its slots are mounted in several groups (O-ADS-05). */
export function findProvider(store: CityguideStore, site: SiteConfig): AdProvider {
  const provider = providers.get(store) ?? createProvider(store, site);
  providers.set(store, provider);
  return provider;
}

function createProvider(store: CityguideStore, { ads }: SiteConfig): AdProvider {
  return ads.provider === 'house'
    ? createHouseProvider(store)
    : createLazyProvider(() => loadTagProvider(ads));
}
