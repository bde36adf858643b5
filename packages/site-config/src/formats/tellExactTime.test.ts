import { tellExactTime } from './tellExactTime';

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('exact time', () => {
  it.each([
    ['en-CA', 'America/Toronto', /^November 27, 2026 at 12:05 p\.m\.$/],
    ['fr-CA', 'America/Toronto', /^27 novembre 2026 à 12 h 05$/],
    ['en-CA', 'America/Vancouver', /^November 27, 2026 at 9:05 a\.m\.$/],
  ] as const)(
    'FMT-1.exact-time SITE-3.time-zone SITE-3.languages is told in %s and in the site’s zone %s',
    (language, timeZone, title) => {
      const told = tellExactTime('2026-11-27T12:05:00-05:00', { language, timeZone });
      expect(plain(told?.title)).toMatch(title);
      expect(told?.dateTime).toBe('2026-11-27T17:05:00.000Z');
    },
  );

  it.each([null, undefined, '', '0', 'soon'])('O-TIM-03 FMT-1.invalid says nothing for %p', (moment) => {
    expect(tellExactTime(moment, { language: 'en-CA', timeZone: 'America/Toronto' })).toBeUndefined();
  });
});
