import { drawPicture } from './drawPicture';

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('drawPicture', () => {
  it('draws the same picture for the same address and another for another', () => {
    expect(drawPicture('/images/a.jpg')).toBe(drawPicture('/images/a.jpg'));
    expect(drawPicture('/images/a.jpg')).not.toBe(drawPicture('/images/b.jpg'));
  });

  it('draws well-formed SVG whatever the address is', () => {
    for (const address of ['', '/<&">', '/é/🍜.jpg']) {
      const picture = parse(drawPicture(address));
      expect(picture.querySelector('parsererror')).toBeNull();
      expect(picture.documentElement.getAttribute('viewBox')).toBe('0 0 600 400');
    }
  });
});
