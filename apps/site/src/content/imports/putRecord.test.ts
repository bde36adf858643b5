import { resetIdentitySequences } from '../../platform/database/resetIdentitySequences';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { createMemberBrowser } from '../../testing/createBrowser';
import { testEngines } from '../../testing/testEngines';
import type { ContentKind, RawRecord } from './ContentKind';
import { putRecord } from './putRecord';
import { parseRecord } from './records/parseRecord';
import { withdrawRecord } from './withdrawRecord';

const NOW_MS = Date.parse('2026-11-28T12:00:00Z');
/** Menus are rebuilt after 25 seconds, and pages may be cached for 30. */
const A_MINUTE_MS = 60_000;
const bar: RawRecord = {
  name: 'Bar Zyxwv',
  type: 'Restaurants',
  category: 'Wine bar',
  address: '12 Ossington Ave',
  neighbourhood: 'Little Nowhere',
  latitude: 43.65,
  longitude: -79.42,
  phone: '4165550123',
  website: 'barzyxwv.example',
  description: 'Small plates.',
  pictures: [
    { address: '/images/pictures/a.jpg' },
    { address: '/images/pictures/b.jpg', width: 900, height: 600 },
  ],
};

describe.each(testEngines)('a record on $name', (engine) => {
  let site: TestSite;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = NOW_MS;
    site = await createTestSite(engine, { hasPages: true, now: () => nowMs });
    await resetIdentitySequences(site.database);
  });
  afterEach(() => site.stop());

  const context = () => ({ database: site.database, now: () => nowMs });

  function put(key: string, input: RawRecord, kind: ContentKind = 'listings') {
    const { content, problems } = parseRecord(kind, input);
    if (!content) throw new Error(JSON.stringify(problems));
    return putRecord(context(), { key, content });
  }

  const request = async (url: string) => {
    const { statusCode, body } = await site.app.inject(url);
    return { statusCode, body };
  };

  it('OWN-1.again is brought in once: again is unchanged, and a correction keeps its id and its page', async () => {
    const first = await put('crm-7', bar);
    expect(first).toEqual({ id: expect.any(Number), outcome: 'created', problems: [] });
    expect(await put('crm-7', bar)).toEqual({ ...first, outcome: 'unchanged' });
    expect(await put('crm-7', { ...bar, name: 'Bar Renamed' })).toEqual({ ...first, outcome: 'changed' });
    const listing = (await site.app.inject(`/api/v2/listings/${first.id}/`)).json<object>();
    expect(listing).toMatchObject({
      name: 'Bar Renamed',
      phone: '416-555-0123',
      website: 'https://barzyxwv.example',
      share_url: '/restaurants/bar-zyxwv/',
      image_url: '/images/pictures/a.jpg',
    });
    expect((await request('/restaurants/bar-zyxwv/')).body).toContain('Bar Renamed');
    expect((await request('/restaurants/bar-zyxwv/photos/')).body).toContain('pictures/b.jpg');
    expect((await request('/restaurants/wine-bar/')).body).toContain('Bar Renamed');
    expect((await request('/neighbourhoods/little-nowhere/')).body).toContain('Bar Renamed');
  });

  it('OWN-1.left-out keeps what a record says nothing of, and empties what it says is empty', async () => {
    const { id } = await put('crm-7', bar);
    const others = { ...bar, description: undefined, pictures: undefined };
    await put('crm-7', { ...others, website: '' });
    const { body } = await request('/restaurants/bar-zyxwv/');
    expect(body).toContain('Small plates.');
    expect(body).not.toContain('barzyxwv.example');
    expect(await put('crm-7', { ...others, website: '' })).toMatchObject({ id, outcome: 'unchanged' });
  });

  it('OWN-1.withdrawn is gone from every place when it is withdrawn, and back for those who saved it when it is put again', async () => {
    const { id } = await put('crm-7', bar);
    const member = await createMemberBrowser(site.app, 'ana@example.com');
    expect((await member.send('POST', '/api/v2/favourites/', { listing: id })).statusCode).toBe(201);
    const places = [
      '/restaurants/',
      '/restaurants/wine-bar/',
      '/neighbourhoods/little-nowhere/?ordering=name',
      '/search?q=zyxwv',
      '/sitemaps/listings/1.xml',
      '/sitemaps/photo-lists/1.xml',
      '/api/v2/listings/?ordering=-date_published',
      '/api/v2/listings/?keywords=zyxwv',
    ];
    const findShown = async () => {
      const bodies = await Promise.all(places.map(async (path) => ({ path, ...(await request(path)) })));
      return bodies
        .filter(({ body }) => /zyxwv\b(?!["&<]*<\/title)/i.test(body.replaceAll('q=zyxwv', '')))
        .map(({ path }) => path);
    };
    const saved = async () => (await member.get('/api/v2/favourites/')).json<{ count: number }>().count;
    const shown = await findShown();
    expect(shown).toEqual(
      expect.arrayContaining([
        '/restaurants/wine-bar/',
        '/sitemaps/listings/1.xml',
        '/api/v2/listings/?keywords=zyxwv',
      ]),
    );
    expect(await saved()).toBe(1);

    expect(await withdrawRecord(context(), { kind: 'listings', key: 'crm-7' })).toBe(id);
    expect(await withdrawRecord(context(), { kind: 'listings', key: 'crm-7' })).toBe(id);
    const counts = await Promise.all(
      places
        .slice(-2)
        .map(async (path) => (await site.app.inject(path)).json<{ results: { id: number }[] }>()),
    );
    for (const { results } of counts) expect(results.map((row) => row.id)).not.toContain(id);
    for (const path of [
      '/restaurants/bar-zyxwv/',
      '/restaurants/bar-zyxwv/photos/',
      `/api/v2/listings/${id}/`,
    ])
      expect([path, (await request(path)).statusCode]).toEqual([path, 404]);
    expect((await request('/sitemaps/listings/1.xml')).body).not.toContain('zyxwv');
    expect(await saved()).toBe(0);

    expect(await put('crm-7', bar)).toMatchObject({ id, outcome: 'changed' });
    expect(await findShown()).toEqual(shown);
    expect(await saved()).toBe(1);
  });

  it('OWN-1.withdrawn takes the photos and events of a withdrawn listing with it', async () => {
    const { id } = await put('crm-7', bar);
    const event = { name: 'Zyxwv Night', start: '2026-12-24T20:00:00-05:00', listing: 'crm-7' };
    const evening = await put('event-1', event, 'events');
    const listAll = async (path: string) => (await request(path)).body;
    expect(await listAll('/api/v2/events/')).toContain('Zyxwv Night');
    expect(await listAll('/api/v2/photos/')).toContain('pictures/b.jpg');
    await withdrawRecord(context(), { kind: 'listings', key: 'crm-7' });
    expect(await listAll('/api/v2/events/')).not.toContain('Zyxwv Night');
    expect(await listAll('/api/v2/photos/')).not.toContain('pictures/b.jpg');
    await put('crm-7', bar);
    await withdrawRecord(context(), { kind: 'events', key: 'event-1' });
    expect(await listAll('/events/')).not.toContain('Zyxwv Night');
    expect(await put('event-1', event, 'events')).toMatchObject({ id: evening.id, outcome: 'changed' });
    expect(await listAll('/api/v2/events/')).toContain('Zyxwv Night');
    expect(id).toBeGreaterThan(0);
  });

  it('OWN-1.articles brings in an article without what could run on the page', async () => {
    const story = {
      name: 'Where to eat zyxwv',
      section: 'Gastronomie',
      body: '<p onclick="x()">Here.</p><script>alert(1)</script><a href="javascript:x()">go</a>',
      published: '2026-11-01',
    };
    const { id } = await put('post-1', story, 'articles');
    const { body } = await request('/food/where-to-eat-zyxwv/');
    expect(body).toContain('<p>Here.</p><a>go</a>');
    await withdrawRecord(context(), { kind: 'articles', key: 'post-1' });
    nowMs += A_MINUTE_MS;
    for (const path of ['/food/', '/rss/', '/api/v2/articles/'])
      expect((await request(path)).body).not.toContain('zyxwv');
    expect((await request('/food/where-to-eat-zyxwv/')).statusCode).toBe(404);
    expect(await put('post-1', story, 'articles')).toMatchObject({ id, outcome: 'changed' });
    expect((await request('/rss/')).body).toContain('zyxwv');
  });
});
