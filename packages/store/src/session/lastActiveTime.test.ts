import { formatLastActive, isRecentlyActive, parseLastActive } from './lastActiveTime';

const zones = ['America/Toronto', 'Asia/Tokyo', 'UTC', 'Asia/Kolkata', 'Australia/Lord_Howe'];

/** The timestamp in milliseconds of a time in Toronto with its offset. */
const at = (iso: string) => Date.parse(iso);

const isRecent = (moment: unknown, nowMs: number, timeZone = 'America/Toronto') =>
  isRecentlyActive(moment, { now: nowMs, timeZone });

describe('last-active time', () => {
  it('AUTH-4.format AUTH-4.zone is written day first, to the minute, in the time zone of the site', () => {
    const timeMs = at('2026-03-04T23:05:59-05:00');
    expect(formatLastActive(timeMs, 'America/Toronto')).toBe('04-03-2026 23:05');
    expect(formatLastActive(timeMs, 'Asia/Tokyo')).toBe('05-03-2026 13:05');
  });

  it.each(zones)('AUTH-4.zone comes back as it was written, every 7 hours of a year, in %s', (timeZone) => {
    const wrong: string[] = [];
    for (let timeMs = at('2026-01-01T00:00Z'); timeMs < at('2027-01-01T00:00Z'); timeMs += 7 * 3_600_000) {
      const back = parseLastActive(formatLastActive(timeMs, timeZone), timeZone);
      // In the hour that occurs twice either reading is right.
      if (back === undefined || Math.abs(back - timeMs) > 3_600_000 || (back - timeMs) % 1_800_000 !== 0) {
        wrong.push(new Date(timeMs).toISOString());
      }
    }
    expect(wrong).toEqual([]);
  });

  it('AUTH-4.format midnight is 00:00 of the new day', () => {
    expect(formatLastActive(at('2026-05-01T00:00:00-04:00'), 'America/Toronto')).toBe('01-05-2026 00:00');
    expect(parseLastActive('01-05-2026 00:00', 'America/Toronto')).toBe(at('2026-05-01T00:00:00-04:00'));
  });

  it('AUTH-4.asked AUTH-4.not-asked is recent for 5 days less a minute, and not for 5 days', () => {
    const now = at('2026-11-27T12:00:00-05:00');
    expect(isRecent('22-11-2026 12:01', now)).toBe(true);
    expect(isRecent('22-11-2026 12:00', now)).toBe(false);
  });

  it('AUTH-4.future is recent up to a day ahead, as where the clock was wrong by a day, and no further', () => {
    const now = at('2026-11-27T12:00:00-05:00');
    expect(isRecent('28-11-2026 12:00', now)).toBe(true);
    expect(isRecent('28-11-2026 12:01', now)).toBe(false);
    expect(isRecent('27-11-2036 12:00', now)).toBe(false);
  });

  it.each([
    undefined,
    null,
    '',
    42,
    {},
    '2026-11-27 12:00',
    '27/11/2026 12:00',
    '27-11-2026',
    '27-11-2026 12:00:00',
    '31-02-2026 12:00',
    '00-11-2026 12:00',
    '27-13-2026 12:00',
    '27-11-2026 24:00',
    '27-11-2026 12:60',
    ' 27-11-2026 12:00',
    'undefined',
  ])('AUTH-4.unreadable %p is not a time', (found) => {
    expect(parseLastActive(found, 'America/Toronto')).toBeUndefined();
    expect(isRecent(found, at('2026-11-27T12:30:00-05:00'))).toBe(false);
  });

  it('O-AUT-03 the day comes first, also up to the 12th', () => {
    expect(isRecent('25-11-2026 10:00', at('2026-11-27T12:00:00-05:00'))).toBe(true);
    expect(isRecent('05-11-2026 10:00', at('2026-11-08T10:00:00-05:00'))).toBe(true);
    expect(isRecent('10-02-2026 10:00', at('2026-10-04T10:00:00-04:00'))).toBe(false);
  });

  it('O-AUT-04 a day that the current month lacks does not overflow', () => {
    expect(isRecent('31-01-2027 10:00', at('2027-02-03T10:00:00-05:00'))).toBe(true);
    expect(isRecent('31-10-2026 09:00', at('2026-11-02T09:00:00-05:00'))).toBe(true);
    expect(isRecent('31-05-2026 09:00', at('2026-06-01T09:00:00-04:00'))).toBe(true);
  });

  it('O-TIM-04 the days around a clock change are counted in real hours', () => {
    expect(isRecent('30-10-2026 12:00', at('2026-11-03T18:00:00-05:00'))).toBe(true);
    expect(isRecent('30-10-2026 12:00', at('2026-11-05T06:00:00-05:00'))).toBe(false);
    expect(isRecent('30-10-2026 12:00', at('2026-11-04T10:59:00-05:00'))).toBe(true);
    // Five days of wall clock, but an hour was gained: 121 hours.
    expect(isRecent('30-10-2026 12:00', at('2026-11-04T12:00:00-05:00'))).toBe(false);
  });
});
