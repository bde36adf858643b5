import { newestMs } from '@cityguide/demo-city/cityTime';
import { openSeededSite, type SeededSite } from '../../pages/testing/openSeededSite';
import { parseHtml } from '../../pages/testing/parseHtml';
import { parseXml, getChildTexts, type XmlElement } from '../../pages/testing/parseXml';

const NAME = 'Tom & Jerry\'s "<b>Grill</b>" ]]> </script>\u0007';
const SUMMARY = '<script>alert(1)</script> & more';

let site: SeededSite;
beforeAll(async () => {
  site = await openSeededSite('guide', { origin: 'https://city.example', now: () => newestMs });
});
afterAll(() => site.stop());

async function readFeed(path: string): Promise<{ channel: XmlElement; items: XmlElement[] }> {
  const response = await site.app.inject(path);
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const root = parseXml(response.body);
  const [channel] = root.children;
  if (root.name !== 'rss' || root.attributes.version !== '2.0' || !channel) throw new Error('no RSS 2.0');
  return { channel, items: channel.children.filter(({ name }) => name === 'item') };
}

it('HOST-3.rss lists the newest articles first, each with its own URL and date of publication', async () => {
  const { channel, items } = await readFeed('/rss/');
  for (const name of ['title', 'link', 'description', 'language'])
    expect(getChildTexts(channel, name)[0]).toBeTruthy();
  expect(channel.children.find(({ name }) => name === 'atom:link')?.attributes).toMatchObject({
    href: 'https://city.example/rss/',
    rel: 'self',
  });
  expect(items).toHaveLength(30);
  const moments = items.map((item) => Date.parse(getChildTexts(item, 'pubDate')[0] ?? ''));
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
  expect(Date.parse(getChildTexts(channel, 'lastBuildDate')[0] ?? '')).toBe(moments[0]);
  for (const item of items) {
    const [link] = getChildTexts(item, 'link');
    expect(getChildTexts(item, 'guid')).toEqual([link]);
    expect((await site.app.inject(new URL(link ?? '').pathname)).statusCode).toBe(200);
  }
});

it('HOST-3.rss has a feed for each section, linked from its page and its articles', async () => {
  const { channel, items } = await readFeed('/rss/food/');
  expect(getChildTexts(channel, 'link')).toEqual(['https://city.example/food/']);
  expect(items.length).toBeGreaterThan(2);
  for (const item of items)
    expect(getChildTexts(item, 'link')[0]).toMatch(/^https:\/\/city\.example\/food\//);
  const article = new URL(getChildTexts(items[0] as XmlElement, 'link')[0] ?? '').pathname;
  const feedsOf = async (path: string) =>
    parseHtml((await site.app.inject(path)).body)
      .all('link')
      .filter(({ rel, type }) => rel === 'alternate' && type !== 'application/json+oembed')
      .map(({ href, type }) => [type, href]);
  for (const path of ['/food/', article])
    expect(await feedsOf(path)).toEqual([
      ['application/rss+xml', '/rss/'],
      ['application/rss+xml', '/rss/food/'],
    ]);
  expect(await feedsOf('/')).toEqual([['application/rss+xml', '/rss/']]);
  expect((await site.app.inject('/rss/restaurants/')).statusCode).toBe(404);
  expect((await site.app.inject('/rss.xml')).headers.location).toBe('/rss/');
});

it('TIME-1 HOST-3 an article with a future date is in no feed', async () => {
  const [newest] = (await readFeed('/rss/')).items;
  const [link = ''] = newest ? getChildTexts(newest, 'link') : [];
  const story = site.database.query
    .updateTable('articles')
    .where('path', '=', new URL(link).pathname)
    .returning('date_published');
  const { date_published } = await site.database.query
    .selectFrom('articles')
    .select('date_published')
    .where('path', '=', new URL(link).pathname)
    .executeTakeFirstOrThrow();
  await story.set({ date_published: newestMs + 60_000 }).execute();
  for (const feed of ['/rss/', `/rss/${new URL(link).pathname.split('/')[1]}/`]) {
    const links = (await readFeed(feed)).items.flatMap((item) => getChildTexts(item, 'link'));
    expect(links.length).toBeGreaterThan(2);
    expect(links).not.toContain(link);
  }
  await story.set({ date_published }).execute();
});

it('SITE-3.social the feed named in the configuration exists', async () => {
  const page = parseHtml((await site.app.inject('/')).body);
  const [config] = page.json('application/json') as { social?: { rss?: string } }[];
  expect((await site.app.inject(config?.social?.rss ?? '/none')).statusCode).toBe(200);
});

it('HOST-3 O-EMB-03 keeps names that only look like markup intact', async () => {
  const { id } = await site.database.query
    .selectFrom('articles')
    .select('id')
    .orderBy('date_published', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await site.database.query
    .updateTable('articles')
    .set({ name: NAME, summary: SUMMARY, author: 'A & B' })
    .where('id', '=', id)
    .execute();
  const [item] = (await readFeed('/rss/')).items;
  expect(item && getChildTexts(item, 'title')).toEqual([NAME.replace('\u0007', '')]);
  expect(item && getChildTexts(item, 'description')).toEqual([
    '&lt;script&gt;alert(1)&lt;/script&gt; &amp; more',
  ]);
  expect(item && getChildTexts(item, 'dc:creator')).toEqual(['A & B']);
});
