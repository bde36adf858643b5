import { openSeededSite, type SeededSite } from './testing/openSeededSite';
import { parseHtml } from './testing/parseHtml';

const NAMES = [
  'Trinity\'s "Pub" </script><b>',
  "Tom & Jerry's “Grill”",
  'Q&amp;A',
  '{{ site.name }} {% raw %}',
  '<img src=x onerror=alert(1)>',
  '\u2028line',
];

describe('names that look like markup', () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite('guide');
    const now = Date.now();
    for (const [index, name] of NAMES.entries()) {
      await site.database.query
        .updateTable('listings')
        .set({
          name,
          sort_name: `!${index}`,
          description: name,
          favourite_count: 99_000 - index,
          date_published: now - index,
        })
        .where('id', '=', index + 1)
        .execute();
    }
  });
  afterAll(() => site.stop());

  it('O-EMB-03 are passed unchanged to widgets, in data and in attributes', async () => {
    const { body } = await site.app.inject('/restaurants/trinitys-pub/');
    const page = parseHtml(body);
    expect(page.all('div').find((div) => div['data-widget'] === 'save-button')?.['data-name']).toBe(NAMES[0]);
    expect(page.json('application/ld+json').flat()[0]).toMatchObject({ name: NAMES[0] });
    const grid = parseHtml((await site.app.inject('/restaurants/?ordering=-date_published')).body)
      .json('application/json')
      .at(-1);
    const listings = await site.database.query
      .selectFrom('listings')
      .select(['id', 'name', 'type_id'])
      .where('id', '<=', NAMES.length)
      .orderBy('id')
      .execute();
    const expected = listings.filter(({ type_id: type }) => type === 1).map(({ name }) => name);
    expect((grid?.results as { name: string }[]).map(({ name }) => name).slice(0, expected.length)).toEqual(
      expected,
    );
    expect(expected.length).toBeGreaterThan(2);
  });

  it.each([
    '/',
    '/restaurants/',
    '/places/',
    '/restaurants/trinitys-pub/',
    '/search?q=%3C%2Fscript%3E%3Cb%3E',
  ])('O-EMB-03 do not break the markup of %s', async (path) => {
    const { body } = await site.app.inject(path);
    expect(body).not.toContain('</script><b>');
    expect(body).not.toContain('<img src=x');
    const page = parseHtml(body);
    expect(page.count('b')).toBe(0);
    expect(page.json('application/json').length).toBeGreaterThanOrEqual(2);
  });

  it('O-TXT-02 are shown unchanged, never as entities', async () => {
    const { text } = parseHtml((await site.app.inject('/restaurants/trinitys-pub/')).body);
    expect(text).toContain(NAMES[0]);
    const all =
      parseHtml((await site.app.inject('/restaurants/')).body).text +
      parseHtml((await site.app.inject('/places/')).body).text;
    for (const name of NAMES.slice(1, 4)) expect(all).toContain(name);
    expect(all).not.toMatch(/&amp;(amp|#39|quot);/);
  });

  it('O-EMB-03 in a search do not break its page', async () => {
    const keywords = '"><script>alert(1)</script>';
    const page = parseHtml((await site.app.inject(`/search?q=${encodeURIComponent(keywords)}`)).body);
    expect(page.first('input', 'name', 'q')?.value).toBe(keywords);
    expect(page.all('script').every((script) => script.src === '/widgets/embed.js' || script.type)).toBe(
      true,
    );
  });
});
