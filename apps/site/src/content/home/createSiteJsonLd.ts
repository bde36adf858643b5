import type { SiteConfig } from '@cityguide/site-config';

/** The site, its publisher and its search as schema.org's WebSite. URLs of this site are paths. */
export function createSiteJsonLd({ name, languages, social }: SiteConfig): object {
  const profiles = Object.values({ ...social, rss: undefined }).filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: '/',
    inLanguage: [...languages],
    publisher: { '@type': 'Organization', name, url: '/', sameAs: profiles },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  };
}
