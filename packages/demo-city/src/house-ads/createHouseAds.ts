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

/** The ads of the site for itself; each brand draws them with its own texts and colours. */
const AD_DESIGNS = [
  { design: 'newsletter', name: 'Our newsletter: sign up', link: newsletters, weight: 3 },
  { design: 'neighbourhoods', name: 'Neighbourhoods: find yours', link: neighbourhoods, weight: 2 },
  { design: 'advertise', name: 'Your ad here: advertise with us', link: advertise, weight: 1 },
] as const;

/** The house ads of a new site, in every size; editors change them with `npm run house-ads`. */
export function createHouseAds(): CityHouseAd[] {
  return AD_DESIGNS.flatMap((ad) => SIZES.map(([width, height]) => ({ ...ad, width, height }))).map(
    (ad, index) => ({
      id: index + 1,
      ...ad,
    }),
  );
}
