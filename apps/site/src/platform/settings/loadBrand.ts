import { contestKinds, type ContestKind } from '@cityguide/api/contract';
import type { AdsConfig } from '@cityguide/site-config';
import type { MailLanguage } from '../mail/mailWords';
import { loadSiteConfig } from './loadSiteConfig';
import type { SiteSettings } from './siteSettings';

/** How the site calls itself, and the first of its languages. */
export interface Brand {
  name: string;
  language: MailLanguage;
}

export interface LoadedBrand extends Brand {
  /** The city's, for moments in mails. */
  timeZone: string;
  /** What its contests are won by; photos only where the site has photo challenges (SITE-2). */
  contestKinds: readonly ContestKind[];
  /** Where its ads come from, which its pages' policy must allow. */
  ads: AdsConfig;
}

/** Read once when the site starts; faults of the file are reported where the pages read it. */
export function loadBrand(settings: Pick<SiteSettings, 'site' | 'siteConfig'>): LoadedBrand {
  const { site } = loadSiteConfig(settings);
  return {
    name: site.name,
    language: site.languages[0]?.startsWith('fr') ? 'fr' : 'en',
    timeZone: site.timeZone,
    contestKinds: contestKinds.filter((kind) => kind !== 'photo' || site.sections.photoChallanges),
    ads: site.ads,
  };
}
