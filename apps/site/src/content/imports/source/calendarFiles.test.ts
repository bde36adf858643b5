import { testEngines } from '../../../testing/testEngines';
import { openImportTest, type ImportTest } from '../testing/openImportTest';

const NOW_MS = Date.parse('2026-11-20T12:00:00Z');
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Time',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'DTSTAMP:20261101T000000Z',
  ...lines,
  'LOCATION:1 Yak St',
  'END:VEVENT',
];
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

describe('a calendar file', () => {
  let test: ImportTest;
  beforeEach(async () => {
    test = await openImportTest(testEngines[0], 'events');
  });
  afterEach(() => test.stop());

  const bringIn = (text: string) =>
    test.bringIn('events.ics', text, { timeZone: 'America/Toronto', now: () => NOW_MS });
  const findEvents = async () => {
    const rows = await test.site.database.query
      .selectFrom('events')
      .selectAll()
      .where('external_key', 'is not', null)
      .orderBy('start_time')
      .execute();
    return rows.map(({ name, start_time: start, end_time: end, ...row }) => ({
      ...row,
      name,
      start: new Date(start).toISOString(),
      end: end === null ? null : new Date(end).toISOString(),
    }));
  };

  it('OWN-1.calendar reads times in zones of the file, in zones known by name, of UTC, of the site, and whole days', async () => {
    const report = await bringIn(
      calendar(
        ...ZONE,
        ...event(
          'UID:a',
          'SUMMARY:Zone of the file',
          'DTSTART;TZID=Eastern Time:20261224T200000',
          'DTEND;TZID=Eastern Time:20261224T223000',
        ),
        ...event(
          'UID:b',
          'SUMMARY:Zone by name',
          'DTSTART;TZID=Europe/Paris:20261225T200000',

          'DESCRIPTION:Long words th\r\n at go on',
        ),
        ...event('UID:c', 'SUMMARY:UTC', 'DTSTART:20261226T010000Z', 'DURATION:PT2H', 'STATUS:CANCELLED'),
        ...event('UID:d', 'SUMMARY:Of the site', 'DTSTART:20261227T200000'),
        ...event('UID:e', 'SUMMARY:Whole days', 'DTSTART;VALUE=DATE:20261228', 'DTEND;VALUE=DATE:20261230'),
      ),
    );
    expect(report).toMatchObject({ counts: { read: 5, created: 5 }, problems: [] });
    expect(await findEvents()).toMatchObject([
      {
        name: 'Zone of the file',
        start: '2026-12-25T01:00:00.000Z',
        end: '2026-12-25T03:30:00.000Z',
        calendar_uid: 'a',
      },
      {
        name: 'Zone by name',
        start: '2026-12-25T19:00:00.000Z',
        address: '1 Yak St',
        description: 'Long words that go on',
      },
      {
        name: 'UTC',
        start: '2026-12-26T01:00:00.000Z',
        end: '2026-12-26T03:00:00.000Z',
        date_cancelled: Date.UTC(2026, 10, 1),
      },
      { name: 'Of the site', start: '2026-12-28T01:00:00.000Z', end: null },
      { name: 'Whole days', start: '2026-12-28T05:00:00.000Z', end: '2026-12-30T05:00:00.000Z' },
    ]);
  });

  it('OWN-1.recurrences brings in each occurrence of the coming year, over the change of clocks, with exceptions, and again is the same', async () => {
    const text = calendar(
      ...ZONE,
      ...event(
        'UID:m',
        'SUMMARY:Market',
        'DTSTART;TZID=Eastern Time:20261024T090000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261220T000000Z',
        'EXDATE;TZID=Eastern Time:20261128T090000',
      ),
      ...event(
        'UID:m',
        'SUMMARY:Market at noon',
        'RECURRENCE-ID;TZID=Eastern Time:20261205T090000',
        'DTSTART;TZID=Eastern Time:20261205T120000',
      ),
      ...event('UID:s', 'SUMMARY:Every second', 'DTSTART:20261201T000000Z', 'RRULE:FREQ=SECONDLY'),
    );
    const report = await bringIn(text);
    const events = await findEvents();
    expect(
      events.filter(({ name }) => name !== 'Every second').map(({ name, start }) => [name, start]),
    ).toEqual([
      ['Market', '2026-11-21T14:00:00.000Z'],
      ['Market at noon', '2026-12-05T17:00:00.000Z'],
      ['Market', '2026-12-12T14:00:00.000Z'],
      ['Market', '2026-12-19T14:00:00.000Z'],
    ]);
    expect(report.counts.created).toBe(1004);
    expect((await bringIn(text)).counts).toMatchObject({ created: 0, changed: 0, unchanged: 1004 });
  });

  it('OWN-1.calendar names the line of an event that is wrong, and brings in the others', async () => {
    const report = await bringIn(
      calendar(
        ...event('UID:a', 'SUMMARY:No start'),
        ...event('UID:b', 'SUMMARY:Wrong', 'DTSTART:tomorrow'),
        ...event('UID:c', 'SUMMARY:Right', 'DTSTART:20261226T010000Z'),
      ),
    );
    expect(report.counts).toMatchObject({ created: 1, rejected: 2 });
    expect(report.problems.map(({ line }) => line)).toEqual([3, 9]);
  });
});
