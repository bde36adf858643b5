import type { CityguideStore } from '@cityguide/store';
import type { SiteConfig, AdsConfig } from '@cityguide/site-config';
import type { AdProvider } from './AdProvider';
import { createHouseProvider } from './house/createHouseProvider';

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

/** A provider whose code is loaded with the first request. */
function createLazyProvider(load: () => Promise<AdProvider>): AdProvider {
  let loading: Promise<AdProvider> | undefined;
  return {
    fill: async (request) => (await (loading ??= load())).fill(request),
    clear(request) {
      // A provider that failed to load has nothing to clear.
      loading?.then(
        (provider) => provider.clear(request),
        () => undefined,
      );
    },
  };
}

/** The Google Publisher Tag, with an auction before it where the site has one: chunks that other sites never load. */
async function loadTagProvider(ads: AdsConfig): Promise<AdProvider> {
  const [{ createTagProvider }, bidding] = await Promise.all([
    import(/* webpackChunkName: 'publisher-tag' */ './publisher-tag/createTagProvider'),
    ads.headerBidding
      ? import(/* webpackChunkName: 'header-bidding' */ './header-bidding/createAuctions').catch(
          // Without the auction the ads earn less, but are still shown.
          () => undefined,
        )
      : undefined,
  ]);
  return createTagProvider(ads, bidding?.createAuctions(ads));
}
