import { formatTimeAgo } from './formatTimeAgo';

const nowMs = Date.parse('2026-11-27T17:00:00.000Z');
const s = 1000;
const min = 60 * s;
const h = 60 * min;
const d = 24 * h;

const format = (ageMs: number, language: 'en-CA' | 'fr-CA' = 'en-CA') =>
  formatTimeAgo(new Date(nowMs - ageMs).toISOString(), { nowMs, language });

describe('time ago', () => {
  it.each<[name: string, ageMs: number, english: string, french: string]>([
    ['10 s', 10 * s, 'less than a minute ago', 'il y a moins d’une minute'],
    ['44 s', 44 * s, 'less than a minute ago', 'il y a moins d’une minute'],
    ['45 s', 45 * s, 'about a minute ago', 'il y a environ une minute'],
    ['65 s', 65 * s, 'about a minute ago', 'il y a environ une minute'],
    ['89 s', 89 * s, 'about a minute ago', 'il y a environ une minute'],
    ['90 s', 90 * s, '2 minutes ago', 'il y a 2 minutes'],
    ['5 min', 5 * min, '5 minutes ago', 'il y a 5 minutes'],
    ['30 min', 30 * min, '30 minutes ago', 'il y a 30 minutes'],
    ['44 min 29 s', 44 * min + 29 * s, '44 minutes ago', 'il y a 44 minutes'],
    ['45 min', 45 * min, 'about an hour ago', 'il y a environ une heure'],
    ['60 min', 60 * min, 'about an hour ago', 'il y a environ une heure'],
    ['89 min', 89 * min, 'about an hour ago', 'il y a environ une heure'],
    ['90 min', 90 * min, '2 hours ago', 'il y a 2 heures'],
    ['5 h', 5 * h, '5 hours ago', 'il y a 5 heures'],
    ['23 h 29 min', 23 * h + 29 * min, '23 hours ago', 'il y a 23 heures'],
    ['24 h', 24 * h, 'a day ago', 'il y a un jour'],
    ['30 h', 30 * h, 'a day ago', 'il y a un jour'],
    ['41 h 59 min', 41 * h + 59 * min, 'a day ago', 'il y a un jour'],
    ['42 h', 42 * h, '2 days ago', 'il y a 2 jours'],
    ['3 d', 3 * d, '3 days ago', 'il y a 3 jours'],
    ['20 d', 20 * d, '20 days ago', 'il y a 20 jours'],
    ['29 d', 29 * d, '29 days ago', 'il y a 29 jours'],
    ['30 d', 30 * d, 'about a month ago', 'il y a environ un mois'],
    ['35 d', 35 * d, 'about a month ago', 'il y a environ un mois'],
    ['44 d', 44 * d, 'about a month ago', 'il y a environ un mois'],
    ['45 d', 45 * d, '2 months ago', 'il y a 2 mois'],
    ['61 d', 61 * d, '2 months ago', 'il y a 2 mois'],
    ['181 d', 181 * d, '6 months ago', 'il y a 6 mois'],
    ['364 d', 364 * d, '12 months ago', 'il y a 12 mois'],
    ['365 d', 365 * d, 'about a year ago', 'il y a environ un an'],
    ['370 d', 370 * d, 'about a year ago', 'il y a environ un an'],
    ['547 d', 547 * d, 'about a year ago', 'il y a environ un an'],
    ['548 d', 548 * d, '2 years ago', 'il y a 2 ans'],
    ['735 d', 735 * d, '2 years ago', 'il y a 2 ans'],
    ['1830 d', 1830 * d, '5 years ago', 'il y a 5 ans'],
    ['-3 min', -3 * min, '3 minutes from now', 'dans 3 minutes'],
    ['-2 d', -2 * d, '2 days from now', 'dans 2 jours'],
  ])('O-TIM-01 FMT-1.words FMT-1.borders an age of %s', (_, ...[ageMs, english, french]) => {
    expect([format(ageMs), format(ageMs, 'fr-CA')]).toEqual([english, french]);
  });

  it('O-TIM-01 FMT-1.borders never goes back to a smaller unit or number, minute by minute for three years', () => {
    const units = ['less', 'minute', 'hour', 'day', 'month', 'year'];
    let previous = 0;
    for (let ageMs = 0; ageMs < 3 * 365 * d; ageMs += min) {
      const formatted = format(ageMs) ?? '';
      const unit = units.findIndex(
        (name) => formatted.includes(name) && (name !== 'minute' || !formatted.includes('less')),
      );
      const size = unit * 1000 + Number(/\d+/.exec(formatted)?.[0] ?? 1);
      if (size < previous) throw new Error(`${ageMs / min} minutes read as ${formatted}`);
      previous = size;
    }
    expect(previous).toBe(5003);
  });

  it.each([1, 20, 44.9])(
    'O-TIM-02 FMT-1.clock-skew a clock that is %s s behind makes nothing future',
    (seconds) => {
      expect(format(-seconds * s)).toBe('less than a minute ago');
    },
  );

  it('O-TIM-02 FMT-1.from-now what is 3 days ahead is 3 days from now', () => {
    expect(format(-3 * d)).toBe('3 days from now');
  });

  it.each([null, undefined, '', '0', 'soon', '2026-13-45', '1795-soon'])(
    'O-TIM-03 FMT-1.invalid returns nothing for %p',
    (moment) => expect(formatTimeAgo(moment, { nowMs, language: 'en-CA' })).toBeUndefined(),
  );

  it('O-TIM-04 FMT-1 a change of clocks does not count: 24.5 hours are a day', () => {
    const now = Date.parse('2026-03-08T13:30:00-04:00');
    const formatted = formatTimeAgo('2026-03-07T12:00:00-05:00', { nowMs: now, language: 'en-CA' });
    expect(formatted).toBe('a day ago');
  });
});
