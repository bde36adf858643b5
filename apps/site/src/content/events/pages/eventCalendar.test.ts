import ICAL from 'ical.js';
import { createTestSite, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';
import { parseHtml } from '../../../pages/testing/parseHtml';

const PATH = '/events/lantern-walk/';
const NOW_MS = Date.UTC(2026, 5, 10, 15);
const DAY_MS = 86_400_000;
const START_MS = NOW_MS + 2 * DAY_MS;
const DESCRIPTION = `Bring a lantern; a coat, too.\nBackslash \\ and ${'🏮 éè '.repeat(20)}`;

describe.each(testEngines)('the calendar file of an event on $name', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine, {
      hasPages: true,
      origin: 'https://city.example',
      now: () => NOW_MS,
    });
    await site.database.query
      .insertInto('events')
      .values({
        id: 901,
        name: 'Lantern walk, the long one',
        sort_name: 'lantern walk',
        path: PATH,
        start_time: START_MS,
        end_time: START_MS + 7_200_000,
        listing_id: 2,
        description: DESCRIPTION,
      })
      .execute();
  });
  afterEach(() => site.stop());

  /** Parses the file with an independent iCalendar library. */
  async function read() {
    const { body } = await site.app.inject(`${PATH}calendar.ics`);
    const found = new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent');
    if (!found) throw new Error(`There is no event in ${body}`);
    const moment = (name: string) => {
      const value = found.getFirstPropertyValue(name);
      return value instanceof ICAL.Time ? value.toJSDate().getTime() : Number.NaN;
    };
    return {
      uid: found.getFirstPropertyValue('uid'),
      sequence: found.getFirstPropertyValue('sequence'),
      status: found.getFirstPropertyValue('status'),
      start: moment('dtstart'),
      stamp: moment('dtstamp'),
      modified: moment('last-modified'),
      summary: found.getFirstPropertyValue('summary'),
      location: found.getFirstPropertyValue('location'),
      description: found.getFirstPropertyValue('description'),
    };
  }
  const change = (values: Partial<{ start_time: number; end_time: number; date_cancelled: number }>) =>
    site.database.query.updateTable('events').set(values).where('id', '=', 901).execute();

  it('TIME-2.programs is read by calendar programs exactly', async () => {
    const { summary, description, start, sequence, status, stamp, modified } = await read();
    expect({ summary, description, start, sequence, status }).toEqual({
      summary: 'Lantern walk, the long one',
      description: DESCRIPTION,
      start: START_MS,
      sequence: 0,
      status: 'CONFIRMED',
    });
    expect(modified).toBe(stamp);
    expect(Math.abs(stamp - Date.now())).toBeLessThan(DAY_MS);
  });

  it('TIME-2.correction has a higher revision after a correction, also to an earlier day, under the same UID', async () => {
    const first = await read();
    expect(first.uid).toMatch(/^[0-9a-f]{32}$/);
    await change({ start_time: START_MS - DAY_MS });
    const second = await read();
    expect(second).toMatchObject({ uid: first.uid, sequence: 1, start: START_MS - DAY_MS });
    expect(second.modified).toBeGreaterThanOrEqual(first.modified);
    // Writing the same values again is not a correction.
    await change({ start_time: START_MS - DAY_MS });
    expect(await read()).toEqual(second);
    await site.database.query
      .updateTable('listings')
      .set({ address: '1 Another Street' })
      .where('id', '=', 2)
      .execute();
    expect(await read()).toMatchObject({
      sequence: 2,
      location: expect.stringContaining('1 Another Street'),
    });
    const other = await site.app.inject('/events/1/calendar.ics');
    expect(other.body).toContain('\r\nSEQUENCE:0\r\n');
    expect(other.body).not.toContain(String(first.uid));
  });

  it('TIME-2.cancelled says CANCELLED once the event is cancelled, as do its page, its card, its structured data and the API', async () => {
    await change({ date_cancelled: NOW_MS });
    expect(await read()).toMatchObject({ status: 'CANCELLED', sequence: 1 });
    const html = (await site.app.inject(PATH)).body;
    const page = parseHtml(html);
    expect(page.text).toContain('This event is cancelled.');
    expect(page.text).toContain('Update your calendar');
    const [described] = page.json('application/ld+json') as unknown as [Record<string, unknown>[]];
    expect(described[0]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    const list = parseHtml((await site.app.inject('/events/')).body);
    expect(list.text).toMatch(/Cancelled\s*·/);
    const { results } = (await site.app.inject('/api/v2/events/?limit=48')).json<{
      results: { id: number; is_cancelled: boolean }[];
    }>();
    expect(results.filter(({ is_cancelled: isCancelled }) => isCancelled).map(({ id }) => id)).toEqual([901]);
  });

  it('TIME-3.day-before gives calendars, search engines and the API the exact end, and is listed on the day before only', async () => {
    // Saturday 13 June 2026, from 8 p.m. to midnight in Toronto.
    const end = Date.parse('2026-06-14T00:00:00-04:00');
    await change({ start_time: end - 4 * 3_600_000, end_time: end });
    const onDay = async (day: string) => (await site.app.inject(`/events/?date=${day}`)).body.includes(PATH);
    expect([await onDay('2026-06-12'), await onDay('2026-06-13'), await onDay('2026-06-14')]).toEqual([
      false,
      true,
      false,
    ]);
    const { text, json } = parseHtml((await site.app.inject(PATH)).body);
    expect(text).toMatch(/Saturday, June 13, 2026\s*8:00 p\.m\. to midnight/);
    expect(text).not.toContain('until');
    const [described] = json('application/ld+json') as unknown as [Record<string, unknown>[]];
    expect(described[0]).toMatchObject({ endDate: '2026-06-14T00:00:00-04:00' });
    const { body } = await site.app.inject('/api/v2/events/?limit=48');
    expect(body).toContain('"end":"2026-06-14T04:00:00.000Z"');
  });
});
