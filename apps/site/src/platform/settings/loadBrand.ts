import { contestKinds, type ContestKind } from '@cityguide/api/contract';
import type { AdsConfig } from '@cityguide/site-config';
import type { MailLanguage } from '../mail/mailMessages';
import { loadSiteConfig } from './loadSiteConfig';
import type { SiteSettings } from './SiteSettings';

/** The site's name and the first of its languages. */
export interface MailBrand {
  name: string;
  language: MailLanguage;
}

export interface LoadedBrand extends MailBrand {
  /** The city's, for times in mails. */
  timeZone: string;
  /** Kinds of contests; photos only if the site has photo challenges (SITE-2). */
  contestKinds: readonly ContestKind[];
  /** Where its ads come from, which its pages' content security policy must allow. */
  ads: AdsConfig;
}

/** Loaded once when the site starts; errors in the file are reported where the pages load it. */
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
