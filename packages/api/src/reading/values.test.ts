import { readFlag, readId, readTimestamp, readNumber, readText } from './values';

describe('parsing values of a backend', () => {
  it('API-2 texts are trimmed; blank, null and absent are all null; a number becomes a string', () => {
    expect(['  a b ', '', '  ', null, undefined, {}, true, 4165550123].map(readText)).toEqual([
      'a b',
      null,
      null,
      null,
      null,
      null,
      null,
      '4165550123',
    ]);
  });

  it('API-2 numbers may be strings; blank strings are not 0', () => {
    expect(
      ['4.50', ' -79.3871 ', 0, '0', '', ' ', null, undefined, 'x', true, NaN, [], '1e999'].map(readNumber),
    ).toEqual([4.5, -79.3871, 0, 0, ...Array<null>(9).fill(null)]);
  });

  it('API-2 ids are whole numbers above 0, also as strings', () => {
    expect([42, '42', 0, -1, 1.5, '1.5', 'x', null, 2 ** 53].map(readId)).toEqual([
      42,
      42,
      ...Array<null>(7).fill(null),
    ]);
  });

  it('API-2 flags are true only for values that mean true', () => {
    expect([true, 'true', 1, '1', false, 'false', 0, '0', '', null, undefined].map(readFlag)).toEqual([
      ...Array<boolean>(4).fill(true),
      ...Array<boolean>(7).fill(false),
    ]);
  });

  it.each([
    ['2026-11-28T01:02:03.004Z', '2026-11-28T01:02:03.004Z'],
    ['2026-11-28T01:02:03.004999Z', '2026-11-28T01:02:03.004Z'],
    ['2026-11-27T20:02:03-05:00', '2026-11-28T01:02:03.000Z'],
    ['2026-11-27T20:02:03-0500', '2026-11-28T01:02:03.000Z'],
    ['2026-11-28T01:02:03.004999', '2026-11-28T01:02:03.004Z'],
    ['2026-11-28 01:02:03', '2026-11-28T01:02:03.000Z'],
    ['2026-11-28T01:02', '2026-11-28T01:02:00.000Z'],
    ['2026-11-28', '2026-11-28T00:00:00.000Z'],
    [Date.UTC(2026, 10, 28), '2026-11-28T00:00:00.000Z'],
  ])('API-2 the time %s is parsed as %s, in whatever zone the visitor is', (source, timestamp) => {
    expect(readTimestamp(source)).toBe(timestamp);
  });

  it.each(['', 'soon', '0', 0, '2026-13-45', null, undefined, {}, NaN, Infinity])(
    'API-2 O-TIM-03 %s is not a time',
    (source) => {
      expect(readTimestamp(source)).toBeNull();
    },
  );
});
