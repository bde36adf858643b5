import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { isPublished } from '../../platform/publishing/isPublished';
import { testEngines } from '../../testing/testEngines';

const FOLDERS = { listing: '/places/', article: '/food/' };
const ORIGIN = 'https://city.example';

describe.each(testEngines)('oEmbed on $name', (engine) => {
  let site: TestSite;
  const paths = { listing: '', article: '', event: '' };
  const ids = { listing: 0, article: 0, event: 0 };

  beforeAll(async () => {
    site = await createTestSite(engine, { hasPages: true, origin: ORIGIN });
    const { query } = site.database;
    for (const [noun, table] of [
      ['listing', 'listings'],
      ['article', 'articles'],
      ['event', 'events'],
    ] as const) {
      const row = await query
        .selectFrom(table)
        .select(['id', 'path'])
        .where(isPublished(table, Date.now()))
        .orderBy('id')
        .executeTakeFirstOrThrow();
      // below a folder that has pages, unlike the sample's own
      paths[noun] = noun === 'event' ? row.path : `${FOLDERS[noun]}a-sample/`;
      await query.updateTable(table).set({ path: paths[noun] }).where('id', '=', row.id).execute();
      ids[noun] = row.id;
    }
  });
  afterAll(() => site.stop());

  const ask = async (url: string, more = '') => {
    const response = await site.app.inject(`/oembed/?url=${encodeURIComponent(url)}${more}`);
    return { status: response.statusCode, headers: response.headers, body: response.json() as Card };
  };
  interface Card {
    type: string;
    title: string;
    html: string;
    width: number;
    height: number;
    detail: string;
  }

  it.each([
    ['listing', 'save-button', 'Save'],
    ['event', 'bookmark', 'Bookmark'],
    ['article', 'bookmark', 'Bookmark'],
  ] as const)('CMS-7.card the address of a %s is answered with a card', async (noun, widget, word) => {
    const { status, headers, body } = await ask(ORIGIN + paths[noun]);
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body).toMatchObject({ version: '1.0', type: 'rich', provider_url: `${ORIGIN}/` });
    expect(body.html).toContain(`<div data-widget="${widget}" data-${noun}-id="${ids[noun]}"`);
    expect(body.html).toContain(`rel="nofollow">${word}</a>`);
  });

  it('CMS-7.without-script the card has no script and no styles, and whole addresses', async () => {
    const { body } = await ask(ORIGIN + paths.listing);
    expect(body.html).not.toMatch(/<script|<style|style=|\son\w+=/);
    const addresses = [...body.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toContain(ORIGIN + paths.listing);
    expect(addresses.filter((address) => !address?.startsWith(`${ORIGIN}/`))).toEqual([]);
  });

  it('CMS-7.escaped names are text', async () => {
    const { query } = site.database;
    const name = `<script>"&'`;
    const { name: before } = await query
      .selectFrom('listings')
      .select('name')
      .where('id', '=', ids.listing)
      .executeTakeFirstOrThrow();
    await query.updateTable('listings').set({ name }).where('id', '=', ids.listing).execute();
    const { body } = await ask(ORIGIN + paths.listing);
    await query.updateTable('listings').set({ name: before }).where('id', '=', ids.listing).execute();
    expect(body.title).toBe(name);
    expect(body.html).not.toContain('<script');
    expect(body.html).toContain('data-name="&lt;script&gt;&quot;&amp;&#39;"');
  });

  it.each(['listing', 'event', 'article'] as const)(
    'CMS-7.discovery the page of a %s names the provider, and it answers there',
    async (noun) => {
      const { body } = await site.app.inject(paths[noun]);
      const [, href = ''] =
        /<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]+)"/.exec(body) ?? [];
      expect(href).toContain(`${ORIGIN}/oembed/?format=json`);
      const response = await site.app.inject(href.replaceAll('&amp;', '&').slice(ORIGIN.length));
      expect((response.json() as Card).html).toContain(`data-${noun}-id="${ids[noun]}"`);
    },
  );

  it('CMS-7.discovery other pages name none', async () => {
    expect((await site.app.inject('/')).body).not.toContain('json+oembed');
  });

  it('CMS-7.addresses are understood as they are copied', async () => {
    for (const end of ['?utm=1', '#photos', ''])
      expect((await ask(`${ORIGIN}${paths.listing}${end}`)).status).toBe(200);
    expect((await ask((ORIGIN + paths.listing).slice(0, -1))).status).toBe(200);
  });

  it.each([
    ['https://other.example/places/x/', 404, /address of this site/],
    ['places/x/', 404, /address of this site/],
    [`${ORIGIN}/places/nothing-here/`, 404, /no listing, event or article at \/places\/nothing-here\//],
    [`${ORIGIN}/`, 404, /no listing/],
  ])('CMS-7.addresses %s is refused', async (url, status, detail) => {
    const answer = await ask(url);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(detail);
  });

  it('CMS-7.addresses what is withdrawn has no card', async () => {
    const { query } = site.database;
    const set = (at: number | null) =>
      query.updateTable('listings').set({ date_withdrawn: at }).where('id', '=', ids.listing).execute();
    await set(1);
    const { status } = await ask(ORIGIN + paths.listing);
    await set(null);
    expect(status).toBe(404);
  });

  it('CMS-7.width the card keeps to the width that the CMS has, and to one that can be read', async () => {
    const widths = await Promise.all(
      ['', '&maxwidth=320', '&maxwidth=9000', '&maxwidth=10'].map(
        async (more) => (await ask(ORIGIN + paths.listing, more)).body.width,
      ),
    );
    expect(widths).toEqual([600, 320, 600, 200]);
    expect((await ask(ORIGIN + paths.listing, '&maxwidth=wide')).status).toBe(400);
    expect((await ask(ORIGIN + paths.listing, '&format=xml')).status).toBe(501);
  });
});
