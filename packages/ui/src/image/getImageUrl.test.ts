import { getImageUrl, getImageSrcSet } from './getImageUrl';

const card = { width: 600, height: 400, command: 'resize_then_crop' } as const;
const parametersOf = (address: string | null) => new URL(address ?? '', 'https://site.example/').searchParams;

describe('the URL of an image at one size', () => {
  it('PHOTO-8.parameters has w, h, cmd and quality, which is 70 by default', () => {
    expect(Object.fromEntries(parametersOf(getImageUrl('/p/a.jpg', card)))).toEqual({
      w: '600',
      h: '400',
      cmd: 'resize_then_crop',
      quality: '70',
    });
    expect(parametersOf(getImageUrl('/p/a.jpg', { ...card, quality: 40 })).get('quality')).toBe('40');
    expect(parametersOf(getImageUrl('/p/a.jpg', { width: 300, height: 300 })).has('cmd')).toBe(false);
  });

  it('PHOTO-8.own-query O-IMG-02 keeps the query that the image has, with one question mark and no duplicates', () => {
    const address = getImageUrl('https://cdn.example/x.jpg?v=3&w=9&quality=10#top', card) ?? '';
    expect(address.match(/\?/g)).toHaveLength(1);
    expect(address).toMatch(/^https:\/\/cdn\.example\/x\.jpg\?/);
    expect(address).toMatch(/#top$/);
    const parameters = parametersOf(address);
    expect(parameters.get('v')).toBe('3');
    for (const name of ['w', 'h', 'cmd', 'quality']) expect(parameters.getAll(name)).toHaveLength(1);
    expect(parameters.get('quality')).toBe('70');
  });

  it.each([
    null,
    undefined,
    '',
    '  ',
    'null',
    'undefined',
    'None',
    '#',
    'javascript:alert(1)',
    'data:image/png,x',
  ])('O-IMG-03 makes no URL of %p', (address) => {
    expect(getImageUrl(address, card)).toBeNull();
    expect(getImageSrcSet(address, card)).toBeNull();
  });

  it('resolves a bare name on the image server and leaves whole URLs alone', () => {
    const server = { ...card, baseUrl: 'https://img.example/' };
    expect(getImageUrl('a.jpg', server)).toMatch(/^https:\/\/img\.example\/a\.jpg\?/);
    expect(getImageUrl('/a.jpg', server)).toMatch(/^\/a\.jpg\?/);
    expect(getImageUrl('https://cdn.example/a.jpg', server)).toMatch(/^https:\/\/cdn\.example\/a\.jpg\?/);
  });

  it('ANY-9.image-server finds what an API at another host returns, and leaves the pictures of the page’s own host there', () => {
    const server = { ...card, baseUrl: 'https://api.city.example/images/' };
    expect(getImageUrl('/images/a.jpg?v=2', server)).toMatch(
      /^https:\/\/api\.city\.example\/images\/a\.jpg\?v=2&w=/,
    );
    expect(getImageUrl('a.jpg', server)).toMatch(/^https:\/\/api\.city\.example\/images\/a\.jpg\?/);
    expect(getImageUrl('/content/a.jpg', server)).toMatch(/^\/content\/a\.jpg\?/);
    expect(getImageUrl('/cityguide/images/a.jpg', { ...card, baseUrl: '/cityguide/images/' })).toMatch(
      /^\/cityguide\/images\/a\.jpg\?/,
    );
  });

  it('PHOTO-8.srcset offers twice the size to dense screens', () => {
    const [once, twice] = (getImageSrcSet('/p/a.jpg', card) ?? '').split(', ');
    expect(once).toMatch(/w=600&h=400.* 1x$/);
    expect(twice).toMatch(/w=1200&h=800.* 2x$/);
  });
});
