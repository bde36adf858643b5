import guide from '@cityguide/sites/guide/site.json';
import news from '@cityguide/sites/news/site.json';
import type { ConfigIssue } from './checks';
import { defaultSiteConfig } from './defaultSiteConfig';
import { parseSiteConfig } from './parseSiteConfig';

function parse(json: unknown) {
  const issues: ConfigIssue[] = [];
  const config = parseSiteConfig(json, (issue) => issues.push(issue));
  return { config, issues, paths: issues.map(({ path }) => path) };
}

describe('parseSiteConfig', () => {
  it.each([
    ['guide', guide],
    ['news', news],
  ])('SITE-3.all-values accepts every value of the %s site without an issue', (_name, json) => {
    const { config, issues } = parse(json);
    expect(issues).toEqual([]);
    expect(config).toEqual(json);
  });

  it('SITE-3.ads accepts ads with a tag, an auction and bidders', () => {
    const ads = {
      provider: 'google-publisher-tag',
      slots: { square: '/123/square' },
      needsConsent: true,
      headerBidding: true,
      tagScript: 'https://tag.example/gpt.js',
      prebidScript: 'https://cdn.example/prebid.js',
      bidders: { square: [{ bidder: 'acme', params: { placement: 7 } }] },
    };
    const { config, issues } = parse({ ads });
    expect(issues).toEqual([]);
    expect(config.ads).toEqual(ads);
  });

  it.each([undefined, {}, '{}'])('SITE-4.absent %p is the default site, without an issue', (json) => {
    const { config, issues } = parse(json);
    expect(config).toEqual(defaultSiteConfig);
    expect(issues).toEqual([]);
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

  it('SITE-4.path SITE-4.part-alone one wrong value is one issue with its path, what was found and what is allowed', () => {
    const { config, issues } = parse({ ...guide, mapTiles: { ...guide.mapTiles, minZoom: 'ten' } });
    expect(issues).toEqual([
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
  ])('SITE-4.part-alone only a wrong %s (%p) falls back', (path, value) => {
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
    const { config, issues } = parse({ menu: ['events', 'shopping', 'places', 'events', null] });
    expect(issues.map(({ path, found }) => [path, found])).toEqual([
      ['menu[1]', 'shopping'],
      ['menu[4]', null],
    ]);
    expect(config.menu).toEqual(['events', 'places']);
  });

  it('SITE-4 only a slot without a text is left out', () => {
    const { config, paths } = parse({ ads: { slots: { square: '/a', banner: 5 } } });
    expect(paths).toEqual(['ads.slots.banner']);
    expect(config.ads.slots).toEqual({ square: '/a' });
  });

  it('SITE-2.misspelt a misspelt section is reported, with the names that exist', () => {
    const { issues } = parse({ sections: { photoChallenges: false } });
    expect(issues).toHaveLength(1);
    expect(issues[0]?.path).toBe('sections.photoChallenges');
    expect(issues[0]?.allowed).toContain('photoChallanges');
  });

  it('SITE-2.spelling photoChallanges is accepted as existing configurations spell it', () => {
    expect(parse({ sections: { photoChallanges: false } }).config.sections).toEqual({
      ...defaultSiteConfig.sections,
      photoChallanges: false,
    });
  });

  it('SITE-4 a comment of the editor is not an issue', () => {
    expect(parse({ $schema: './site.schema.json', _note: 'ours' }).issues).toEqual([]);
  });

  it('SITE-4 zooms in the wrong order fall back together', () => {
    const { config, paths } = parse({ mapTiles: { minZoom: 15, maxZoom: 10 } });
    expect(paths).toEqual(['mapTiles.minZoom']);
    expect(config.mapTiles).toEqual(defaultSiteConfig.mapTiles);
  });

  it('SITE-2.patio-guide SITE-4 a patio guide without a URL is off, and reported', () => {
    const { config, paths } = parse({ sections: { patioGuide: true } });
    expect(paths).toEqual(['patioGuideUrl']);
    expect(config.sections.patioGuide).toBe(false);
  });

  it.each(['{"brand":', '[]', 'null', '5', '"guide"'])(
    'SITE-4.runs-on the text %p is one issue of the whole',
    (text) => {
      const { config, paths } = parse(text);
      expect(paths).toEqual(['site configuration']);
      expect(config).toEqual(defaultSiteConfig);
    },
  );

  it('names of Object.prototype do nothing', () => {
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
