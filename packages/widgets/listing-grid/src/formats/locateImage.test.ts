import { locateImage } from './locateImage';

describe('image place', () => {
  it.each([
    ['https://cdn.example/x.jpg?v=3', 'https://cdn.example/x.jpg?v=3'],
    ['/pictures/x.jpg', '/pictures/x.jpg'],
    ['places/x.jpg', '/images/places/x.jpg'],
    [' x.jpg ', '/images/x.jpg'],
  ])('finds %s at %s', (address, place) => {
    expect(locateImage(address, '/images/')).toBe(place);
  });

  it.each([null, undefined, '', '   '])('O-IMG-03 finds nothing for %p', (address) => {
    expect(locateImage(address, '/images/')).toBeUndefined();
  });
});
