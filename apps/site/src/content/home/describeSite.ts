import type { SiteConfig } from '@cityguide/site-config';

/** The site and whoever publishes it, as schema.org's WebSite with its search. Addresses of this site are paths. */
export function describeSite({ name, languages, social }: SiteConfig): object {
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
