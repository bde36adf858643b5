import type { Listing } from '@cityguide/api/contract';
import { testEngines } from '../../../testing/testEngines';
import { openImportTest, type ImportTest } from '../testing/openImportTest';

const HEAD = 'id;Nom;Type;Catégorie;Horaires;Prix;Menu;Réservation';
const DINNER = [{ opens: '17:00', closes: '23:00' }];

describe.each(testEngines)('hours, price, menu and booking that are brought in on $name', (engine) => {
  let test: ImportTest;
  beforeEach(async () => {
    test = await openImportTest(engine);
  });
  afterEach(() => test.stop());

  const bringIn = (...lines: string[]) => test.bringIn('places.csv', [HEAD, ...lines].join('\n'));
  const readZebra = async () => {
    const { body } = await test.site.app.inject('/api/v2/listings/?keywords=zebra');
    return (JSON.parse(body) as { results: Listing[] }).results[0];
  };

  it('GUIDE-3.import comes in from a file, and again is the same', async () => {
    const line =
      '1;Zebra Bar;Restaurants;Bars;"Mo-Fr 17h-23h; 2026-12-25 off ""Christmas Day""";$$$;zebra.example/menu;https://zebra.example/book';
    expect((await bringIn(line)).problems).toEqual([]);
    expect(await readZebra()).toMatchObject({
      opening_hours: {
        week: [DINNER, DINNER, DINNER, DINNER, DINNER, [], []],
        exceptions: [{ date: '2026-12-25', name: 'Christmas Day', periods: [] }],
        closed_for_now: false,
      },
      price: 3,
      menu_url: 'https://zebra.example/menu',
      booking_url: 'https://zebra.example/book',
    });
    expect((await bringIn(line)).counts.unchanged).toBe(1);
    expect((await bringIn('1;Zebra Bar;Restaurants;Bars;;;;')).counts.changed).toBe(1);
    expect(await readZebra()).toMatchObject({
      opening_hours: null,
      price: null,
      menu_url: null,
      booking_url: null,
    });
  });

  it('GUIDE-3.import what is wrong is named by line and field, with what to write', async () => {
    const report = await bringIn(
      '1;Zebra A;Restaurants;Bars;"Mo 09:00-13:00,12:00-18:00";;;',
      '2;Zebra B;Restaurants;Bars;Mo 17:00-14:00;;;',
      '3;Zebra C;Restaurants;Bars;;0;;',
      '4;Zebra D;Restaurants;Bars;;9;;',
      '5;Zebra E;Restaurants;Bars;;;javascript:x;',
      '6;Zebra F;Restaurants;Bars;;;;nowhere at all',
      '7;Zebra G;Restaurants;Bars;Mo-Su 10:00-18:00;1;;',
    );
    expect(report.counts).toMatchObject({ created: 1, rejected: 6 });
    expect(report.problems.map(({ field, problem, advice }) => `${field}: ${problem} ${advice}`)).toEqual([
      'opening_hours: Mo 12:00-18:00 begins before Mo 09:00-13:00 has ended. Correct one of them, or write both as one.',
      'opening_hours: Mo 17:00-14:00 ends before it begins. Write the opening time first; hours past midnight end by noon: 18:00-02:00.',
      'price: "0" is not a price level. It is 1, cheap, to 4, expensive, or $ to $$$$; or leave it empty.',
      'price: "9" is not a price level. It is 1, cheap, to 4, expensive, or $ to $$$$; or leave it empty.',
      'menu_url: "javascript:x" is no address of a website. Write it as https://example.ca, or leave it empty.',
      'booking_url: "nowhere at all" is no address of a website. Write it as https://example.ca, or leave it empty.',
    ]);
  });
});
