import { defaultSiteConfig, sitePaths } from '@cityguide/site-config';
import { createTimeZone } from '@cityguide/site-config/formats';
import { createEventView } from './createEventView';
import type { FoundEvent } from './createEventSearch';

const timeZone = 'America/Toronto';
const view = createEventView({
  site: { ...defaultSiteConfig, timeZone },
  zone: createTimeZone(timeZone),
  paths: sitePaths(defaultSiteConfig),
});
const event: FoundEvent = {
  id: 1,
  name: 'Walk',
  sort_name: 'walk',
  path: '/events/walk/',
  image_path: null,
  start_time: 0,
  end_time: null,
  listing_id: null,
  address: '1 Front St W',
  price: '',
  description: '',
  date_published: 0,
  date_cancelled: null,
  date_changed: 0,
  revision: 0,
  calendar_uid: 'x',
  external_key: null,
  date_withdrawn: null,
  listing_name: null,
  listing_path: null,
  listing_address: null,
  latitude: null,
  longitude: null,
  neighbourhood_id: null,
  neighbourhood_name: null,
  neighbourhood_path: null,
};

function viewAt(start: string, end: string | null, now = start) {
  const times = { start_time: Date.parse(start), end_time: end === null ? null : Date.parse(end) };
  return view({ ...event, ...times }, Date.parse(now));
}

describe('the dates and hours of an event', () => {
  it.each([
    [
      'an evening until midnight belongs to its own day',
      ['2026-06-13T19:00-04:00', '2026-06-14T00:00-04:00'],
      ['Saturday, June 13, 2026', '7:00 p.m. to midnight', undefined],
    ],
    [
      'a festival until midnight ends on its last day',
      ['2026-06-12T18:00-04:00', '2026-06-15T00:00-04:00'],
      ['Friday, June 12, 2026', '6:00 p.m.', 'Sunday, June 14, 2026, midnight'],
    ],
    [
      'a night past midnight ends on the next day',
      ['2026-06-13T22:00-04:00', '2026-06-14T02:00-04:00'],
      ['Saturday, June 13, 2026', '10:00 p.m.', 'Sunday, June 14, 2026, 2:00 a.m.'],
    ],
    [
      'an event from midnight belongs to the day that begins',
      ['2026-06-14T00:00-04:00', '2026-06-14T02:00-04:00'],
      ['Sunday, June 14, 2026', '12:00 a.m. to 2:00 a.m.', undefined],
    ],
    [
      'from midnight to midnight is all day',
      ['2026-06-14T00:00-04:00', '2026-06-15T00:00-04:00'],
      ['Sunday, June 14, 2026', 'All day', undefined],
    ],
    [
      'a day of 25 hours is one day',
      ['2026-11-01T00:00-04:00', '2026-11-02T00:00-05:00'],
      ['Sunday, November 1, 2026', 'All day', undefined],
    ],
    [
      'the evening of a day of 23 hours ends with it',
      ['2026-03-08T20:00-04:00', '2026-03-09T00:00-04:00'],
      ['Sunday, March 8, 2026', '8:00 p.m. to midnight', undefined],
    ],
    [
      'an event without a duration belongs to the day it starts on',
      ['2026-06-14T00:00-04:00', '2026-06-14T00:00-04:00'],
      ['Sunday, June 14, 2026', '12:00 a.m.', undefined],
    ],
  ] as const)('TIME-3 %s', (_name, [start, end], [date, hours, until]) => {
    const { date: actualDate, hours: actualHours, until: actualUntil, endDateTime } = viewAt(start, end);
    expect([actualDate, actualHours, actualUntil]).toEqual([date, hours, until]);
    expect(endDateTime).toBe(new Date(end).toISOString());
  });

  it('TIME-3 is over at its end, or three hours after it began', () => {
    const start = '2026-06-13T19:00-04:00';
    const end = '2026-06-14T00:00-04:00';
    expect(viewAt(start, end, '2026-06-13T23:59-04:00').isOver).toBe(false);
    expect(viewAt(start, end, end).isOver).toBe(true);
    expect(viewAt(start, null, '2026-06-13T21:59-04:00').isOver).toBe(false);
    expect(viewAt(start, null, '2026-06-13T22:00-04:00').isOver).toBe(true);
  });
});
