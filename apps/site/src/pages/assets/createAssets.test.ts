import { createAssets } from './createAssets';

describe('SITE-1 the look of a site', () => {
  it('has an icon of its own before that of its brand, and its brand’s fonts', async () => {
    const guide = await createAssets({ name: 'guide', brand: 'guide' });
    const news = await createAssets({ name: 'news', brand: 'news' });
    const mixed = await createAssets({ name: 'guide', brand: 'news' });
    expect(mixed.icon.url).toBe(guide.icon.url);
    expect(mixed.icon.url).not.toBe(news.icon.url);
    expect(mixed.fonts.map(({ file }) => file)).toEqual(news.fonts.map(({ file }) => file));
  });
});
