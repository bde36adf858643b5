import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { parseHtml } from '../../../pages/testing/parseHtml';

const PAGE = '/restaurants/trinitys-pub/';

describe('the page of a place, for a visitor’s evening', () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite('guide');
  });
  afterAll(() => site.stop());

  const update = (values: Record<string, string | number | null>) =>
    site.database.query.updateTable('listings').set(values).where('path', '=', PAGE).execute();
  const readBody = async () => (await site.app.inject(PAGE)).body;
  const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ');
  const readJsonLd = (body: string) => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    const [business] = JSON.parse(json) as Record<string, unknown>[];
    return business;
  };

  it('GUIDE-3.facts has its facts in one line, the hours of the week and its exceptions, and links to go there', async () => {
    await update({
      opening_hours:
        'Mo off; Tu-Su 11:30-14:30,17:00-02:00; 12-25 off "Christmas Day"; 2019-01-01 off "Long ago"',
      price: 2,
      menu_url: 'https://pub.example/menu',
      booking_url: 'https://pub.example/book',
      rating: 4.5,
      rating_count: 12,
    });
    const body = await readBody();
    const text = plain(parseHtml(body).text);
    expect(text).toContain('Price level 2 of 4');
    expect(text).toContain('★ 4.50 (12 ratings)');
    expect(text).toMatch(/Monday\s*Closed/);
    expect(text).toMatch(/Sunday\s*11:30 a\.m\. – 2:30 p\.m\., 5:00 p\.m\. – 2:00 a\.m\./);
    expect(text).toMatch(/December 25 \(Christmas Day\)\s*Closed/);
    expect(text).not.toContain('Long ago');
    const links = parseHtml(body)
      .all('a')
      .map(({ href }) => href);
    expect(links).toEqual(
      expect.arrayContaining([
        'https://pub.example/menu',
        'https://pub.example/book',
        expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&(amp;)?destination=43\./),
      ]),
    );
  });

  it('GUIDE-3.json-ld says the same to search engines', async () => {
    await update({
      opening_hours: 'Mo off; Tu-Su 17:00-24:00; 2030-12-25 off "Christmas Day"',
      price: 3,
      menu_url: 'https://pub.example/menu',
      booking_url: '',
      rating: 4.5,
      rating_count: 2,
    });
    const data = readJsonLd(await readBody());
    expect(data).toMatchObject({
      priceRange: '$$$',
      hasMenu: 'https://pub.example/menu',
      aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
      specialOpeningHoursSpecification: [
        { opens: '00:00', closes: '00:00', validFrom: '2030-12-25', validThrough: '2030-12-25' },
      ],
    });
    expect(data?.openingHoursSpecification).toHaveLength(6);
    expect(data?.openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Tuesday',
      opens: '17:00',
      closes: '23:59',
    });
    expect(data).not.toHaveProperty('acceptsReservations');
  });

  it('GUIDE-3.no-trace what is not known leaves no trace', async () => {
    await update({
      opening_hours: '',
      price: null,
      menu_url: '',
      booking_url: 'javascript:alert(1)',
      rating: null,
      rating_count: 0,
      latitude: null,
      longitude: null,
      address: '',
    });
    const body = await readBody();
    const text = parseHtml(body).text;
    for (const words of ['Price level', '★', 'Opening hours', 'Menu', 'Book a table', 'Directions'])
      expect(text).not.toContain(words);
    expect(body).not.toContain('javascript:');
    for (const property of ['priceRange', 'openingHoursSpecification', 'hasMenu', 'aggregateRating'])
      expect(readJsonLd(body)).not.toHaveProperty(property);
  });

  it('GUIDE-3.closed-for-now says that it is closed for now', async () => {
    await update({ opening_hours: 'Mo-Su 10:00-18:00; off' });
    const body = await readBody();
    expect(parseHtml(body).text).toContain('Closed for now');
    expect(readJsonLd(body)).not.toHaveProperty('openingHoursSpecification');
  });
});
