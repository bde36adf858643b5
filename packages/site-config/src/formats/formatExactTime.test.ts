import { formatExactTime } from './formatExactTime';

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('exact time', () => {
  it.each([
    ['en-CA', 'America/Toronto', /^November 27, 2026 at 12:05 p\.m\.$/],
    ['fr-CA', 'America/Toronto', /^27 novembre 2026 à 12 h 05$/],
    ['en-CA', 'America/Vancouver', /^November 27, 2026 at 9:05 a\.m\.$/],
  ] as const)(
    'FMT-1.exact-time SITE-3.time-zone SITE-3.languages is formatted in %s and in the site’s zone %s',
    (language, timeZone, title) => {
      const exactTime = formatExactTime('2026-11-27T12:05:00-05:00', { language, timeZone });
      expect(plain(exactTime?.title)).toMatch(title);
      expect(exactTime?.dateTime).toBe('2026-11-27T17:05:00.000Z');
    },
  );

  it.each([null, undefined, '', '0', 'soon'])('O-TIM-03 FMT-1.invalid returns nothing for %p', (moment) => {
    expect(formatExactTime(moment, { language: 'en-CA', timeZone: 'America/Toronto' })).toBeUndefined();
  });
});
