import type { HouseAd } from '@cityguide/api/client';
import type { CityguideStore } from '../CityguideStore';

export interface HouseAdSlot {
  /** Name of the slot in the site's configuration. */
  slot: string;
  /** `300x250`. */
  size: string;
}

export interface HouseAds {
  /**
   * One of the site's own ads for the slot; null if there is none. Heavier ads are chosen more often, and none is
   * repeated while another has not been shown.
   * @throws ApiError where the server does not respond
   */
  choose(adSlot: HouseAdSlot): Promise<HouseAd | null>;
}

/** The house ads of one page. Slots of the same name and size share a request. */
export function createHouseAds(
  { services }: Pick<CityguideStore, 'services'>,
  random: () => number = Math.random,
): HouseAds {
  const adsBySlot = new Map<string, Promise<HouseAd[]>>();
  /** How often each was shown; by its text, since the same ad comes in several sizes. */
  const impressions = new Map<string, number>();
  const timesShown = ({ name }: HouseAd) => impressions.get(name) ?? 0;

  function load(adSlot: HouseAdSlot): Promise<HouseAd[]> {
    const key = `${adSlot.slot} ${adSlot.size}`;
    const list = adsBySlot.get(key) ?? services.api.houseAds.list(adSlot);
    adsBySlot.set(key, list);
    // The server may respond to the next slot's request.
    list.catch(() => adsBySlot.delete(key));
    return list;
  }

  return {
    async choose(place) {
      const ads = await load(place);
      const least = Math.min(...ads.map(timesShown));
      const ad = pickByWeight(
        ads.filter((candidate) => timesShown(candidate) === least),
        random(),
      );
      if (ad) impressions.set(ad.name, least + 1);
      return ad ?? null;
    },
  };
}

/** `at` is from 0 to 1. */
function pickByWeight(ads: readonly HouseAd[], at: number): HouseAd | undefined {
  let rest = at * ads.reduce((sum, { weight }) => sum + weight, 0);
  return ads.find(({ weight }) => (rest -= weight) < 0);
}
