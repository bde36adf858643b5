import { formatDistance, formatWalk } from './formatDistance';
import { parseCoordinates } from './parseCoordinates';

const tower = { latitude: 43.6426, longitude: -79.3871 };
const casaLoma = { latitude: 43.678, longitude: -79.4094 };

describe('distance', () => {
  it.each([
    ['O-CRD-01 across the city', tower, casaLoma, '4.33 km'],
    [
      'O-CRD-05 from the zero point',
      { latitude: 0, longitude: 0 },
      { latitude: 1, longitude: 1 },
      '157.25 km',
    ],
    [
      'O-CRD-05 across the date line',
      { latitude: 0, longitude: 179.9 },
      { latitude: 0, longitude: -179.9 },
      '22.24 km',
    ],
    ['O-CRD-06 at the same point', tower, tower, '0.00 km'],
    ['O-CRD-06 a few steps away', tower, { ...tower, latitude: 43.64264 }, '0.00 km'],
    [
      'round half of an earth of radius 6371 km',
      { latitude: 90, longitude: 0 },
      { latitude: -90, longitude: 0 },
      '20015.09 km',
    ],
  ])('FMT-2.distance LIST-9.great-circle %s', (_, ...[from, to, formatted]) => {
    expect(formatDistance(from, to)).toBe(formatted);
  });

  it('O-CRD-01 accepts coordinates as strings', () => {
    const asText = parseCoordinates({ latitude: '43.6780', longitude: '-79.4094' });
    expect(formatDistance(asText, { latitude: '43.6426', longitude: '-79.3871' })).toBe('4.33 km');
  });

  it.each([
    ['nothing', null],
    ['half a position', { latitude: 43.6 }],
    ['a null degree', { latitude: 43.6, longitude: null }],
    ['empty text', { latitude: '', longitude: '' }],
    ['words', { latitude: 'north', longitude: 'west' }],
    ['a place off the globe', { latitude: 91, longitude: 0 }],
    ['a place round the globe', { latitude: 0, longitude: 181 }],
  ])('FMT-2.no-distance returns nothing for %s', (_, place) => {
    expect(formatDistance(tower, place)).toBeUndefined();
    expect(formatDistance(parseCoordinates(place), tower)).toBeUndefined();
  });
});

describe('distance from where a visitor is', () => {
  const northOf = (metres: number) => ({ ...tower, latitude: tower.latitude + metres / 111_195 });

  it.each([
    [3, '0 m'],
    [112, '110 m'],
    [994, '990 m'],
    [996, '1 km'],
    [1240, '1.2 km'],
    [9940, '9.9 km'],
    [9960, '10 km'],
    [24_600, '25 km'],
  ])('GUIDE-1.distances %d metres are %s', (metres, text) => {
    expect(formatWalk(tower, northOf(metres), 'en-CA')).toBe(text);
  });

  it('GUIDE-1.distances has the decimal comma of a language that has one, and nothing without both points', () => {
    expect(formatWalk(tower, northOf(1240), 'fr-CA')).toBe('1,2 km');
    expect(formatWalk(undefined, tower, 'en-CA')).toBeUndefined();
    expect(formatWalk(tower, null, 'en-CA')).toBeUndefined();
  });
});
