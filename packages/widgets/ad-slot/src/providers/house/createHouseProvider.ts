import type { CityguideStore } from '@cityguide/store';
import { createHouseAds } from '@cityguide/store/house-ads';
import { OUT_OF_PAGE } from '../../sizes';
import type { AdProvider } from '../AdProvider';
import { renderHouseAd } from './renderHouseAd';

/** The site's own ads, from its own server. */
export function createHouseProvider(store: CityguideStore): AdProvider {
  const houseAds = createHouseAds(store);
  return {
    async fill({ name, size, container, whenNear, signal }) {
      if (size === OUT_OF_PAGE) return false;
      const ad = await houseAds.choose({ slot: name, size });
      if (!ad || signal.aborted) return false;
      await whenNear();
      return renderHouseAd(ad, container, store.services.site.apiBase);
    },
    // Everything is in the container, and is removed with it.
    clear: () => undefined,
  };
}
