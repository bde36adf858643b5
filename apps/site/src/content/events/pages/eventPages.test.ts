import { newestMs } from '@cityguide/demo-city/cityTime';
import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { parseHtml } from '../../../pages/testing/parseHtml';

const DAY_MS = 86_400_000;

let site: SeededSite;
beforeAll(async () => {
  site = await openSeededSite('guide', { origin: 'https://city.example', now: () => newestMs });
});
afterAll(() => site.stop());

async function open(path: string) {
  const response = await site.app.inject(path);
  return { status: response.statusCode, html: response.body, page: parseHtml(response.body) };
}

const eventLinks = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/events\/[a-z0-9-]+\/)"/g)].map((match) => match[1] ?? '')),
];
/** Start times of the cards, in their order. */
const timesOf = (html: string) =>
  [...html.matchAll(/<p class="event-time"><time datetime="([^"]+)"/g)].map((match) =>
    Date.parse(match[1] ?? ''),
  );

describe('the events page', () => {
  it('SITE-5 HOST-3 lists current and future events, the next first, by day', async () => {
    const { status, html, page } = await open('/events/');
    expect(status).toBe(200);
    const times = timesOf(html);
    expect(times).toHaveLength(24);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.min(...times)).toBeGreaterThan(newestMs - DAY_MS / 2);
    expect(page.text).toContain('Today');
    expect(page.count('h1')).toBe(1);
  });

  it.each([
    ['today', (ms: number) => ms < newestMs + DAY_MS],
    ['week', (ms: number) => ms < newestMs + 7 * DAY_MS],
    ['later', (ms: number) => ms > newestMs + 6 * DAY_MS],
    ['past', (ms: number) => ms < newestMs],
  ] as const)('SITE-5 filters by %s with a plain link', async (when, matches) => {
    const { status, html, page } = await open(`/events/?when=${when}`);
    expect(status).toBe(200);
    expect(timesOf(html).length).toBeGreaterThan(0);
    expect(timesOf(html).filter((ms) => !matches(ms))).toEqual([]);
    expect(
      page.all('a').find((link) => link['aria-current'] === 'page' && link.href?.includes('when='))?.href,
    ).toBe(`/events/?when=${when}`);
  });

  it('SITE-5 filters by day, neighbourhood and price with a form that needs no JavaScript', async () => {
    const { page } = await open('/events/');
    const fields = [...page.all('input'), ...page.all('select')].map(({ name }) => name);
    expect(fields).toEqual(expect.arrayContaining(['date', 'neighbourhood', 'price']));
    const free = await open('/events/?price=free');
    expect(
      free.html.match(/<p class="event-price">[^<]*/g)?.filter((price) => !price.endsWith('Free')),
    ).toEqual([]);
    const neighbourhood = page.all('option').find(({ value }) => /^\d+$/.test(value ?? ''))?.value ?? '';
    const [first = ''] = eventLinks((await open(`/events/?neighbourhood=${neighbourhood}`)).html);
    const name =
      new RegExp(`<option value="${neighbourhood}"[^>]*>([^<]+)`).exec((await open('/events/')).html)?.[1] ??
      '?';
    expect((await open(first)).html).toContain(name);
    const day = new Date(newestMs + 3 * DAY_MS).toISOString().slice(0, 10);
    const dated = await open(`/events/?date=${day}`);
    expect(timesOf(dated.html).every((ms) => Math.abs(ms - Date.parse(`${day}T16:00Z`)) < DAY_MS)).toBe(true);
  });

  it('HOST-3 links the next and the previous page, and responds with 404 past the end', async () => {
    const first = await open('/events/');
    expect(first.page.first('link', 'rel', 'next')?.href).toBe('/events/?page=1');
    expect(first.page.first('link', 'rel', 'prev')).toBeUndefined();
    const second = await open('/events/?page=1');
    expect(second.page.first('link', 'rel', 'canonical')?.href).toBe('https://city.example/events/?page=1');
    expect(second.page.first('link', 'rel', 'prev')?.href).toBe('/events/');
    expect(eventLinks(second.html).filter((href) => eventLinks(first.html).includes(href))).toEqual([]);
    expect((await open('/events/?page=999')).status).toBe(404);
  });

  it.each([
    'when=never',
    'date=2026-02-31',
    'date=0000-01-01',
    'date=0001-01-01',
    'date=9999-12-31',
    'date[]=1',
    'neighbourhood=abc',
    'page=-1',
    'when=today&when=past',
  ])('ignores invalid parameters such as %s', async (query) =>
    expect((await open(`/events/?${query}`)).status).toBe(200),
  );

  it('says so when nothing matches', async () => {
    const { status, page } = await open('/events/?date=2031-01-01');
    expect(status).toBe(200);
    expect(page.text).toContain('Nothing is on that fits all of this.');
  });
});

describe('the page of an event', () => {
  it('HOST-3 SAVE-1 shows when, where and how much, and can be bookmarked without JavaScript', async () => {
    const [path = ''] = eventLinks((await open('/events/')).html);
    const { page } = await open(path);
    for (const term of ['When', 'Where', 'Price']) expect(page.text).toContain(term);
    const widget = page.all('div').find((div) => div['data-widget'] === 'bookmark');
    expect(widget?.['data-event-id']).toMatch(/^\d+$/);
    expect(page.all('a').find(({ class: name }) => name === 'save-link')?.href).toContain(
      `post_authenticate_action=add-event-bookmark&object_id=${widget?.['data-event-id']}`,
    );
    expect(page.all('a').some(({ href }) => href?.startsWith('https://www.google.com/maps/'))).toBe(true);
    const [structuredData] = page.json('application/ld+json') as unknown as [Record<string, unknown>[]];
    expect(structuredData[0]).toMatchObject({
      '@type': 'Event',
      url: `https://city.example${path}`,
      startDate: expect.stringMatching(/-0[45]:00$/),
      location: { '@type': 'Place' },
    });
    expect(structuredData[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('HOST-3 has a calendar file that calendar programs can read', async () => {
    const [path = ''] = eventLinks((await open('/events/')).html);
    const response = await site.app.inject(`${path}calendar.ics`);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = response.body.split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(response.body).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
    expect(response.body).toContain(`URL:https://city.example${path}`.slice(0, 60));
  });

  it('says that a past event is over, and responds with 404 for an unknown one', async () => {
    const [path = ''] = eventLinks((await open('/events/?when=past')).html);
    expect((await open(path)).page.text).toContain('This event is over.');
    expect((await open('/events/no-such-event/')).status).toBe(404);
    expect((await open('/events/no-such-event/calendar.ics')).status).toBe(404);
  });
});
