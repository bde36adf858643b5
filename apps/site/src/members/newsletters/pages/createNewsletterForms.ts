import { newsletterTypes, type NewsletterType } from '@cityguide/api/contract';
import type { SiteConfig, SitePaths } from '@cityguide/site-config';
import type { Newsletters } from '../createNewsletters';
import { newsletterFormMessages } from './newsletterMessages';

/** The data of the newsletter forms in templates. */
export interface NewsletterForms {
  action: string;
  /** Signed; the same on all pages for some minutes. */
  stamp: string;
  boxes: Partial<Record<NewsletterType, { title: string; help: string }>>;
}

/** The newsletters of the site, the general one first; without those of sections that are off (SITE-2). */
export function listNewsletters({ sections }: Pick<SiteConfig, 'sections'>): NewsletterType[] {
  const types = newsletterTypes.filter((type) => type !== 'default');
  const isOn = (type: NewsletterType) => (type === 'events' || type === 'contests' ? sections[type] : true);
  return ['default', ...types.filter(isOn)];
}

/** Returns a function that loads the data of the newsletter forms for a page. */
export function createNewsletterForms(options: {
  newsletters: Pick<Newsletters, 'createStamp'>;
  site: SiteConfig;
  paths: Pick<SitePaths, 'newsletters'>;
}): () => Promise<NewsletterForms> {
  const boxes = Object.fromEntries(
    listNewsletters(options.site).map((type) => [type, newsletterFormMessages[type]]),
  );
  return async () => ({
    action: options.paths.newsletters,
    stamp: await options.newsletters.createStamp(),
    boxes,
  });
}
