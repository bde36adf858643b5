import { defaultSiteConfig, sitePaths } from '@cityguide/site-config';
import { createDisabledLinkRemover } from './createDisabledLinkRemover';

const body =
  '<p>Eat at <a class="x" href="/restaurants/bar-isabel/">Bar <em>Isabel</em></a>, read <a href="/food/">more</a>, ' +
  'see <a href="/restaurants">all</a>, not <a href="/restaurants-of-old/">these</a>.</p>';

const unlink = (listings: boolean) => {
  const site = { ...defaultSiteConfig, sections: { ...defaultSiteConfig.sections, listings, videos: true } };
  return createDisabledLinkRemover(site, sitePaths(site))(body);
};

describe('links in stories to disabled sections', () => {
  it('SITE-2.dead-links become plain text, and no other link does', () => {
    expect(unlink(false)).toBe(
      '<p>Eat at Bar <em>Isabel</em>, read <a href="/food/">more</a>, ' +
        'see all, not <a href="/restaurants-of-old/">these</a>.</p>',
    );
  });

  it('stay if the section is enabled', () => expect(unlink(true)).toBe(body));
});
