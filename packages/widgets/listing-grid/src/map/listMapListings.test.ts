import { listMapListings } from './listMapListings';

const point = { latitude: 43.65, longitude: -79.38 };

describe('LIST-11 the listings of a map', () => {
  it.each([
    ['numbers', { latitude: 43.65, longitude: -79.38 }, point],
    ['text', { latitude: '43.65', longitude: '-79.38' }, point],
    ['zero, which is a place', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0 }],
  ])('include a listing whose coordinates are %s', (_title, coordinates, expected) => {
    expect(listMapListings([{ id: 1, name: 'A', rating: 4.5, coordinates }])).toEqual([
      { id: 1, name: 'A', rating: '4.50', ...expected },
    ]);
  });

  it.each([
    ['missing', null],
    ['half', { latitude: 43.65 }],
    ['off the globe', { latitude: 91, longitude: 0 }],
    ['words', { latitude: 'north', longitude: 'west' }],
  ])('leave out a listing whose coordinates are %s', (_title, coordinates) => {
    expect(listMapListings([{ id: 1, name: 'A', coordinates }])).toEqual([]);
  });
});
