import { newsletterTypes, type NewsletterType } from '@cityguide/api/contract';
import type { SiteConfig, SitePaths } from '@cityguide/site-config';
import type { Newsletters } from '../createNewsletters';
import { boxWords } from './newsletterWords';

/** What a template's newsletter boxes are made of. */
export interface NewsletterBoxes {
  action: string;
  /** Signed; the same on all pages of some minutes. */
  stamp: string;
  boxes: Partial<Record<NewsletterType, { title: string; help: string }>>;
}

/** The newsletters that the site has, the one of the whole city first: none about what is switched off (SITE-2). */
export function listNewsletters({ sections }: Pick<SiteConfig, 'sections'>): NewsletterType[] {
  const types = newsletterTypes.filter((type) => type !== 'default');
  const isOn = (type: NewsletterType) => (type === 'events' || type === 'contests' ? sections[type] : true);
  return ['default', ...types.filter(isOn)];
}

/** Gives what every page's boxes need. */
export function createNewsletterBoxes(parts: {
  newsletters: Pick<Newsletters, 'createStamp'>;
  site: SiteConfig;
  paths: Pick<SitePaths, 'newsletters'>;
}): () => Promise<NewsletterBoxes> {
  const boxes = Object.fromEntries(listNewsletters(parts.site).map((type) => [type, boxWords[type]]));
  return async () => ({
    action: parts.paths.newsletters,
    stamp: await parts.newsletters.createStamp(),
    boxes,
  });
}
