import { addDays, createTimeZone, isDay } from './createTimeZone';

const { getDay, getTimestamp, getWeekday } = createTimeZone('America/Toronto');

describe('days of a time zone', () => {
  it.each([
    ['2026-11-28T04:59:59Z', '2026-11-27'],
    ['2026-11-28T05:00:00Z', '2026-11-28'],
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
  ])('FMT-5 %s is on %s', (moment, day) => expect(getDay(Date.parse(moment))).toBe(day));

  it.each([
    ['2026-03-08', 0, '2026-03-08T05:00:00Z'],
    ['2026-03-08', 9, '2026-03-08T13:00:00Z'],
    ['2026-11-01', 0, '2026-11-01T04:00:00Z'],
    ['2026-11-01', 20, '2026-11-02T01:00:00Z'],
    ['2026-11-02', 0, '2026-11-02T05:00:00Z'],
    ['2026-03-08', 2, '2026-03-08T07:00:00Z'],
    ['2026-11-01', 1.5, '2026-11-01T05:30:00Z'],
  ])('finds the timestamp of %s at hour %d, also where the clocks change', (day, hour, moment) =>
    expect(getTimestamp(day, hour)).toBe(Date.parse(moment)),
  );

  it('takes the first of two equal hours east of Greenwich as well', () =>
    expect(createTimeZone('Europe/Paris').getTimestamp('2026-10-25', 2.5)).toBe(
      Date.parse('2026-10-25T00:30:00Z'),
    ));

  it('counts days and weekdays', () => {
    expect([addDays('2026-02-27', 2), addDays('2026-01-01', -1)]).toEqual(['2026-03-01', '2025-12-31']);
    expect([getWeekday('2026-11-28'), getWeekday('2026-11-29')]).toEqual([6, 7]);
    const nonsense = [
      '2026-02-30',
      '2026-2-3',
      '9999-12-31',
      '0000-01-01',
      '0001-01-01',
      '',
      undefined,
      ['2026-02-28'],
    ];
    expect(['2026-02-28', ...nonsense].map(isDay)).toEqual([true, ...nonsense.map(() => false)]);
  });
});
