import { openSeededSite, type SeededSite } from './testing/openSeededSite';
import { readHtml } from './testing/readHtml';

const NAMES = [
  'Trinity\'s "Pub" </script><b>',
  "Tom & Jerry's “Grill”",
  'Q&amp;A',
  '{{ site.name }} {% raw %}',
  '<img src=x onerror=alert(1)>',
  '\u2028line',
];

describe('names that editors never meant as markup', () => {
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

  it('O-EMB-03 hands them whole to widgets, in data and in attributes', async () => {
    const { body } = await site.app.inject('/restaurants/trinitys-pub/');
    const page = readHtml(body);
    expect(page.all('div').find((div) => div['data-widget'] === 'save-button')?.['data-name']).toBe(NAMES[0]);
    expect(page.json('application/ld+json').flat()[0]).toMatchObject({ name: NAMES[0] });
    const grid = readHtml((await site.app.inject('/restaurants/?ordering=-date_published')).body)
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
  ])('O-EMB-03 keeps the markup of %s whole', async (path) => {
    const { body } = await site.app.inject(path);
    expect(body).not.toContain('</script><b>');
    expect(body).not.toContain('<img src=x');
    const page = readHtml(body);
    expect(page.count('b')).toBe(0);
    expect(page.json('application/json').length).toBeGreaterThanOrEqual(2);
  });

  it('O-TXT-02 shows them as they are, never as entities', async () => {
    const { text } = readHtml((await site.app.inject('/restaurants/trinitys-pub/')).body);
    expect(text).toContain(NAMES[0]);
    const all =
      readHtml((await site.app.inject('/restaurants/')).body).text +
      readHtml((await site.app.inject('/places/')).body).text;
    for (const name of NAMES.slice(1, 4)) expect(all).toContain(name);
    expect(all).not.toMatch(/&amp;(amp|#39|quot);/);
  });

  it('O-EMB-03 leaves the words of a search where they were typed', async () => {
    const words = '"><script>alert(1)</script>';
    const page = readHtml((await site.app.inject(`/search?q=${encodeURIComponent(words)}`)).body);
    expect(page.first('input', 'name', 'q')?.value).toBe(words);
    expect(page.all('script').every((script) => script.src === '/widgets/embed.js' || script.type)).toBe(
      true,
    );
  });
});
