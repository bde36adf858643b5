import { defaultSiteConfig, sitePaths } from '@cityguide/site-config';
import type { CityHouseAd } from '../City';

const SIZES = [
  [300, 250],
  [300, 600],
  [728, 90],
  [970, 90],
  [320, 50],
] as const;

const { newsletters, neighbourhoods, advertise } = sitePaths(defaultSiteConfig);

/** What the site says of itself; each brand draws them in its own words and colours. */
const OWN = [
  { design: 'newsletter', name: 'Our newsletter: sign up', link: newsletters, weight: 3 },
  { design: 'neighbourhoods', name: 'Neighbourhoods: find yours', link: neighbourhoods, weight: 2 },
  { design: 'advertise', name: 'Your ad here: advertise with us', link: advertise, weight: 1 },
] as const;

/** The house ads that a site begins with, at every size; editors change them by `npm run house-ads`. */
export function createHouseAds(): CityHouseAd[] {
  return OWN.flatMap((ad) => SIZES.map(([width, height]) => ({ ...ad, width, height }))).map((ad, index) => ({
    id: index + 1,
    ...ad,
  }));
}
