import { formatPeriods } from './formatPeriods';

const split = [
  { opens: '11:30', closes: '14:30' },
  { opens: '17:00', closes: '24:00' },
];
/** Intl writes spaces of several widths. */
const plain = (text: string) => text.replace(/\s/g, ' ').replaceAll('\u2060', '');

describe('the hours of a day in words', () => {
  it('GUIDE-3.week a line breaks between two periods only', () =>
    expect(formatPeriods(split, 'en-CA').match(/ /g)).toHaveLength(1));

  it.each([
    [split, '11:30 a.m. – 2:30 p.m., 5:00 p.m. – 12:00 a.m.', '11 h 30 – 14 h 30, 17 h – 00 h'],
    [[], 'Closed', 'Fermé'],
    [[{ opens: '00:00', closes: '24:00' }], 'Open 24 hours', 'Ouvert 24 heures'],
    [null, 'Hours not known', 'Heures non connues'],
  ])('GUIDE-3.week of %j', (periods, english, french) => {
    expect(plain(formatPeriods(periods, 'en-CA'))).toBe(english);
    expect(plain(formatPeriods(periods, 'fr-CA')).replaceAll(' h 00', ' h')).toBe(french);
  });
});
