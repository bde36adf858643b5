import guide from '@cityguide/sites/guide/site.json';
import news from '@cityguide/sites/news/site.json';
import type { ConfigFault } from './checks';
import { defaultSiteConfig } from './defaultSiteConfig';
import { parseSiteConfig } from './parseSiteConfig';

function parse(json: unknown) {
  const faults: ConfigFault[] = [];
  const config = parseSiteConfig(json, (fault) => faults.push(fault));
  return { config, faults, paths: faults.map(({ path }) => path) };
}

describe('parseSiteConfig', () => {
  it.each([
    ['guide', guide],
    ['news', news],
  ])('SITE-3.all-values takes every value of the %s site without a fault', (_name, json) => {
    const { config, faults } = parse(json);
    expect(faults).toEqual([]);
    expect(config).toEqual(json);
  });

  it('SITE-3.ads takes ads with a tag, an auction and bidders', () => {
    const ads = {
      provider: 'google-publisher-tag',
      slots: { square: '/123/square' },
      needsConsent: true,
      headerBidding: true,
      tagScript: 'https://tag.example/gpt.js',
      prebidScript: 'https://cdn.example/prebid.js',
      bidders: { square: [{ bidder: 'acme', params: { placement: 7 } }] },
    };
    const { config, faults } = parse({ ads });
    expect(faults).toEqual([]);
    expect(config.ads).toEqual(ads);
  });

  it.each([undefined, {}, '{}'])('SITE-4.absent %p is the default site, without a fault', (json) => {
    const { config, faults } = parse(json);
    expect(config).toEqual(defaultSiteConfig);
    expect(faults).toEqual([]);
  });

  it('SITE-1.two-brands SITE-1.guide-menu SITE-1.news-menu each brand has its own menu where the configuration lists none', () => {
    expect(parse({ brand: 'guide' }).config.menu).toEqual([
      'bestOf',
      'restaurants',
      'latestNews',
      'places',
      'events',
      'patioGuide',
      'neighbourhoods',
      'contests',
      'videos',
    ]);
    expect(parse({ brand: 'news' }).config.menu).toEqual([
      'news',
      'culture',
      'food',
      'realEstate',
      'sports',
      'tech',
      'travel',
      'videos',
    ]);
  });

  it('SITE-4.path SITE-4.part-alone one wrong value is one fault with its path, what was found and what is allowed', () => {
    const { config, faults } = parse({ ...guide, mapTiles: { ...guide.mapTiles, minZoom: 'ten' } });
    expect(faults).toEqual([
      {
        path: 'mapTiles.minZoom',
        found: 'ten',
        allowed: 'a whole number from 0 to 22',
        message: 'mapTiles.minZoom is "ten"; allowed: a whole number from 0 to 22. The default is used.',
      },
    ]);
    expect(config).toEqual({
      ...guide,
      mapTiles: { ...guide.mapTiles, minZoom: defaultSiteConfig.mapTiles.minZoom },
    });
  });

  it.each([
    ['brand', 'guides'],
    ['brand', null],
    ['name', '  '],
    ['city', 'Toronto'],
    ['city.slug', 'to ronto'],
    ['city.slug', '../etc'],
    ['timeZone', 'Toronto'],
    ['timeZone', 5],
    ['startYear', '2004'],
    ['startYear', 2004.5],
    ['languages', 'en-CA'],
    ['sections', []],
    ['sections.videos', 'yes'],
    ['menu', {}],
    ['apiBase', 'javascript:alert(1)'],
    ['apiBase', '//evil.example/'],
    ['apiBase', '/api/v2'],
    ['imageServer', 'images/'],
    ['mapTiles.urlTemplate', 'https://tiles.example/{z}/{x}.png'],
    ['mapTiles.maxZoom', 99],
    ['appLinks.masthead', '/masthead/'],
    ['social.facebook', 'javascript:alert(1)'],
    ['social.rss', false],
    ['social.rss', '//evil.example/rss/'],
    ['social.rss', 'javascript:alert(1)'],
    ['foodSafetyUrlTemplate', 'https://food.example/'],
    ['ads.provider', 'popups'],
    ['ads.needsConsent', 1],
    ['ads.slots', 'none'],
    ['ads.tagScript', 'javascript:alert(1)'],
    ['ads.prebidScript', '//evil.example/prebid.js'],
    ['ads.bidders', 'acme'],
    ['ads.bidders', { square: 'acme' }],
    ['darkMode', 'true'],
    ['rootFontSizePx', 0],
    ['rootFontSizePx', '16px'],
    ['emptyWords.todos', ''],
  ])('SITE-4.part-alone a wrong %s (%p) falls back alone', (path, value) => {
    const [outer = '', inner] = path.split('.');
    const json: Record<string, unknown> = structuredClone(guide);
    if (inner) (json[outer] as Record<string, unknown>)[inner] = value;
    else json[outer] = value;
    const { config, paths } = parse(json);
    expect(paths).toEqual([path]);
    const expected: Record<string, unknown> = structuredClone(guide);
    const defaults = defaultSiteConfig as unknown as Record<string, Record<string, unknown>>;
    if (inner) (expected[outer] as Record<string, unknown>)[inner] = defaults[outer]?.[inner];
    else expected[outer] = defaults[outer];
    expect(JSON.parse(JSON.stringify(config))).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it('SITE-4 a wrong entry of a list is left out; repeated ones count once', () => {
    const { config, faults } = parse({ menu: ['events', 'shopping', 'places', 'events', null] });
    expect(faults.map(({ path, found }) => [path, found])).toEqual([
      ['menu[1]', 'shopping'],
      ['menu[4]', null],
    ]);
    expect(config.menu).toEqual(['events', 'places']);
  });

  it('SITE-4 a slot without a text is left out alone', () => {
    const { config, paths } = parse({ ads: { slots: { square: '/a', banner: 5 } } });
    expect(paths).toEqual(['ads.slots.banner']);
    expect(config.ads.slots).toEqual({ square: '/a' });
  });

  it('SITE-2.misspelt a misspelt section is told, with the names that exist', () => {
    const { faults } = parse({ sections: { photoChallenges: false } });
    expect(faults).toHaveLength(1);
    expect(faults[0]?.path).toBe('sections.photoChallenges');
    expect(faults[0]?.allowed).toContain('photoChallanges');
  });

  it('SITE-2.spelling photoChallanges is read as existing configurations spell it', () => {
    expect(parse({ sections: { photoChallanges: false } }).config.sections).toEqual({
      ...defaultSiteConfig.sections,
      photoChallanges: false,
    });
  });

  it('SITE-4 a comment of the editor is no fault', () => {
    expect(parse({ $schema: './site.schema.json', _note: 'ours' }).faults).toEqual([]);
  });

  it('SITE-4 zooms the wrong way round fall back together', () => {
    const { config, paths } = parse({ mapTiles: { minZoom: 15, maxZoom: 10 } });
    expect(paths).toEqual(['mapTiles.minZoom']);
    expect(config.mapTiles).toEqual(defaultSiteConfig.mapTiles);
  });

  it('SITE-2.patio-guide SITE-4 a patio guide without an address is off, and told', () => {
    const { config, paths } = parse({ sections: { patioGuide: true } });
    expect(paths).toEqual(['patioGuideUrl']);
    expect(config.sections.patioGuide).toBe(false);
  });

  it.each(['{"brand":', '[]', 'null', '5', '"guide"'])(
    'SITE-4.runs-on the text %p is one fault of the whole',
    (text) => {
      const { config, paths } = parse(text);
      expect(paths).toEqual(['site configuration']);
      expect(config).toEqual(defaultSiteConfig);
    },
  );

  it('names from elsewhere do nothing', () => {
    const json: unknown = JSON.parse('{"__proto__":{"brand":"news"},"constructor":{"name":"x"}}');
    const { config } = parse(json);
    expect(config).toEqual(defaultSiteConfig);
    expect(Object.getPrototypeOf(config)).toBe(Object.prototype);
  });

  it('never changes the default', () => {
    const before = structuredClone(defaultSiteConfig);
    parse({
      brand: 'news',
      city: { name: 'Ottawa' },
      sections: { patioGuide: true },
      mapTiles: { minZoom: 20, maxZoom: 1 },
    });
    expect(defaultSiteConfig).toEqual(before);
  });
});
