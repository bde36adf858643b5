import type { HouseAd } from '@cityguide/api/client';
import type { CityguideStore } from '../CityguideStore';

export interface HouseAdPlace {
  /** Name of the slot in the site's configuration. */
  slot: string;
  /** `300x250`. */
  size: string;
}

export interface HouseAds {
  /**
   * One of the site's own ads for the place; null where there is none. The heavier come up more often, and none a second
   * time while another has not been shown.
   * @throws ApiError where the server does not answer
   */
  choose(place: HouseAdPlace): Promise<HouseAd | null>;
}

/** The house ads of one page. Places of the same name and size share a request. */
export function createHouseAds(
  { services }: Pick<CityguideStore, 'services'>,
  random: () => number = Math.random,
): HouseAds {
  const lists = new Map<string, Promise<HouseAd[]>>();
  /** How often each was shown; by its words, since the same ad comes in several sizes. */
  const shown = new Map<string, number>();
  const timesShown = ({ name }: HouseAd) => shown.get(name) ?? 0;

  function load(place: HouseAdPlace): Promise<HouseAd[]> {
    const key = `${place.slot} ${place.size}`;
    const list = lists.get(key) ?? services.api.houseAds.list(place);
    lists.set(key, list);
    // The next place may find the server again.
    list.catch(() => lists.delete(key));
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
      if (ad) shown.set(ad.name, least + 1);
      return ad ?? null;
    },
  };
}

/** `at` is from 0 to 1. */
function pickByWeight(ads: readonly HouseAd[], at: number): HouseAd | undefined {
  let rest = at * ads.reduce((sum, { weight }) => sum + weight, 0);
  return ads.find(({ weight }) => (rest -= weight) < 0);
}
