import { defaultSiteConfig, sitePaths, type SiteConfig } from '@cityguide/site-config';
import { createTemplates } from './createTemplates';

/** Renders an empty section page with this configuration. */
function renderSection(slots: SiteConfig['ads']['slots']): Promise<string> {
  const site: SiteConfig = { ...defaultSiteConfig, ads: { ...defaultSiteConfig.ads, slots } };
  return createTemplates({ name: 'guide', brand: 'guide' }).render('section', {
    site,
    siteConfig: site,
    paths: sitePaths(site),
    page: { title: 'Food', heading: 'Food', description: '', canonical: '/food/', path: '/food/' },
    navigation: { entries: [], menus: [] },
    assets: { fonts: [] },
    articles: [],
    kinds: [],
    heading: 'Food',
    year: 2026,
    newsletter: {},
  });
}

describe('ad slots in the templates', () => {
  it('ADS-1.screens ADS-4 have a size for each screen and a fallback', async () => {
    const html = await renderSection({ leaderboard: '/9/leaderboard' });
    expect(html).toContain(
      'data-widget="ad-slot" data-slot="leaderboard" data-desktop="970x90" data-tablet="728x90" data-mobile="320x50"><a href="/newsletters/">',
    );
  });

  it('ADS-4 SITE-3.ads are missing if the configuration has no such slot', async () => {
    expect(await renderSection({})).not.toContain('data-widget="ad-slot"');
    expect(await renderSection({ square: '/9/square' })).not.toContain('data-widget="ad-slot"');
  });
});
