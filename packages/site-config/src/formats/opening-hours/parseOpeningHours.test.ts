import { formatOpeningHours } from './formatOpeningHours';
import { parseOpeningHours } from './parseOpeningHours';

/** What is understood, written again; of bad hours what is wrong with them. */
function parseAndFormat(text: string): string {
  const parsed = parseOpeningHours(text);
  if (parsed === null) return 'nothing';
  return 'problem' in parsed ? `${parsed.problem} ${parsed.advice}` : formatOpeningHours(parsed);
}

describe('opening hours as text', () => {
  it.each([
    [
      'Mo-Fr 11:00-14:30,17:00-22:00; Sa 18:00-02:00',
      'Mo-Fr 11:00-14:30,17:00-22:00; Sa 18:00-02:00; Su off',
    ],
    ['10:00-18:00', 'Mo-Su 10:00-18:00'],
    ['24/7', 'Mo-Su 00:00-24:00'],
    ['Fr-Mo 9:00-17:00', 'Mo 09:00-17:00; Tu-Th off; Fr-Su 09:00-17:00'],
    ['lun.-ven.: 9h-17h30\nsamedi fermé', 'Mo-Fr 09:00-17:30; Sa-Su off'],
    ['Mo-Su 09:00-17:00; Su off', 'Mo-Sa 09:00-17:00; Su off'],
    ['Mo 09:00-17:00; Tu-Su unknown', 'Mo 09:00-17:00; Tu-Su unknown'],
    [
      '2026 Dec 25 off "Christmas; Day"; Dec 24 10:00-14:00',
      '12-24 10:00-14:00; 2026-12-25 off "Christmas; Day"',
    ],
    ['Mo-Su 09:00-17:00; off', 'Mo-Su 09:00-17:00; off'],
    ['off', 'off'],
    ['Sa-Su 00:00-24:00', 'Mo-Fr off; Sa-Su 00:00-24:00'],
    [' ; ', 'nothing'],
    ['', 'nothing'],
  ])('GUIDE-3.hours-text %j is %j, and so it stays', (text, written) => {
    expect(parseAndFormat(text)).toBe(written);
    if (written !== 'nothing') expect(parseAndFormat(written)).toBe(written);
  });

  it.each([
    ['Mo 09:00-13:00,12:00-18:00', 'Mo 12:00-18:00 begins before Mo 09:00-13:00 has ended.'],
    ['Mo 18:00-03:00; Tu 02:00-10:00', 'Tu 02:00-10:00 begins before Mo 18:00-03:00 has ended.'],
    ['Su 18:00-03:00; Mo 02:00-10:00', 'Mo 02:00-10:00 begins before Su 18:00-03:00 has ended.'],
    [
      '2026-12-24 09:00-13:00,12:00-14:00',
      '2026-12-24 12:00-14:00 begins before 2026-12-24 09:00-13:00 has ended.',
    ],
    ['Tu 17:00-14:00', 'Tu 17:00-14:00 ends before it begins. Write the opening time first'],
    [
      'Mo 09:00-12:00; Mo 14:00-18:00',
      '"Mo 14:00-18:00" is for days that had hours before. Write all hours of a day',
    ],
    ['We 10:00-10:00', 'We 10:00-10:00 ends before it begins.'],
    ['Mo 9-17', '"Mo 9-17" is not understood. Write hours as Mo-Fr 11:00'],
    ['Mo 25:00-26:00', '"Mo 25:00-26:00" is not understood.'],
    ['Mo 10:00', '"Mo 10:00" is not understood.'],
    ['Xy 10:00-12:00', '"Xy 10:00-12:00" names no day. Write days as Mo, Tu'],
    ['2026-02-30 off', '"2026-02-30 off" names no day.'],
    ['PH off; Mo 10:00-12:00', '"PH off" names no day.'],
    ['when we feel like it', '"when we feel like it" is not understood.'],
    ['2026-12-25 unknown', '"2026-12-25 unknown" is not understood.'],
  ])('GUIDE-3.bad-hours %j: %s', (text, problem) => expect(parseAndFormat(text)).toContain(problem));
});
