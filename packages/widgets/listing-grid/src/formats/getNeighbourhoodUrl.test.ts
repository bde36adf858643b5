import { getNeighbourhoodUrl } from './getNeighbourhoodUrl';

describe('neighbourhood link', () => {
  it.each([
    ['/restaurants/', '/annex/', '/restaurants/n/7/annex/'],
    ['https://city.example/restaurants/', '/annex/', 'https://city.example/restaurants/n/7/annex/'],
    ['/restaurants', 'annex/', '/restaurants/n/7/annex/'],
    ['/restaurants/', null, '/restaurants/n/7/'],
  ])('LIST-8.neighbourhood-link joins %s and %s', (typeShareUrl, path, link) => {
    expect(getNeighbourhoodUrl({ typeShareUrl, id: 7, path })).toBe(link);
  });

  it.each([
    ['a type without a page', null, 7],
    ['a neighbourhood without an id', '/restaurants/', null],
    ['a type whose page is a script', 'javascript:alert(1)/', 7],
  ])('LIST-8 links nothing for %s', (_, typeShareUrl, id) => {
    expect(getNeighbourhoodUrl({ typeShareUrl, id, path: '/annex/' })).toBeUndefined();
  });
});
