import { createAssets } from './createAssets';

describe('SITE-1 the assets of a site', () => {
  it('prefer the site’s own icon to that of its brand, and include the brand’s fonts', async () => {
    const guide = await createAssets({ name: 'guide', brand: 'guide' });
    const news = await createAssets({ name: 'news', brand: 'news' });
    const mixed = await createAssets({ name: 'guide', brand: 'news' });
    expect(mixed.icon.url).toBe(guide.icon.url);
    expect(mixed.icon.url).not.toBe(news.icon.url);
    expect(mixed.fonts.map(({ file }) => file)).toEqual(news.fonts.map(({ file }) => file));
  });
});
