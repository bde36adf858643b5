import { parseImageRequest } from './parseImageRequest';

const parse = (query: Record<string, unknown>, accept?: string, path = 'pictures/a.jpg') =>
  parseImageRequest(path, query, accept);

describe('the URL of an image', () => {
  it('PHOTO-8.parameters PHOTO-8.own-query has quality 70 by default and may have other parameters', () => {
    expect(parse({ w: '600', h: '400', cmd: 'resize_then_crop', v: '3' })).toEqual({
      request: {
        path: 'pictures/a.jpg',
        width: 600,
        height: 400,
        command: 'resize_then_crop',
        quality: 70,
        format: 'jpeg',
      },
    });
  });

  it.each(['600x400', '610x610', '300x300', '80x80', '1200x800', '1220x1220', '160x160'])(
    'PHOTO-8 can have the size %s',
    (size) => {
      const [w, h] = size.split('x');
      expect(parse({ w, h, cmd: 'resize_then_crop' })).toHaveProperty('request');
    },
  );

  it.each([
    [{ w: '601', h: '400' }, '600x400'],
    [{ w: '99999', h: '99999' }, 'whole numbers'],
    [{ w: '-1' }, 'whole numbers'],
    [{ w: '1e3' }, 'whole numbers'],
    [{ w: ['600', '300'] }, 'each given once'],
    [{ h: '400' }, 'widths'],
    [{ w: '640', cmd: 'resize_then_crop' }, 'resize_then_crop needs w and h'],
    [{ w: '640', cmd: 'crop' }, 'crop needs w and h'],
    [{ cmd: 'rotate' }, 'cmd is one of resize, crop, resize_then_crop'],
    [{ cmd: ['resize', 'resize'] }, 'cmd is one of resize, crop, resize_then_crop'],
    [{ quality: '71' }, '50, 60, 70, 80, 90'],
    [{ quality: '0' }, 'quality is one of'],
    [{ quality: 'best' }, 'quality is one of'],
  ])('HOST-5 is rejected with %j and a message', (query, message) => {
    expect(parse(query)).toEqual({ status: 400, message: expect.stringContaining(message) });
  });

  it.each([
    '../secret.jpg',
    'pictures/../../secret.jpg',
    '/etc/passwd.jpg',
    'pictures/.hidden.jpg',
    'pictures/a.svg',
    'pictures/a.jpg\0.png',
    'pictures\\a.jpg',
    'null',
    'undefined',
    '',
    'cityguide.sqlite',
    `${'a/'.repeat(200)}b.jpg`,
  ])('HOST-5 is not found with the path %j', (path) => {
    expect(parse({}, undefined, path)).toMatchObject({ status: 404 });
  });

  it.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'webp'],
    ['image/webp;q=0', 'jpeg'],
    ['image/webp;q=0.0, image/png', 'jpeg'],
    ['image/webp;q=0.5', 'webp'],
    ['*/*', 'jpeg'],
    [undefined, 'jpeg'],
  ])('PHOTO-8.negotiated Accept %s selects %s', (accept, format) => {
    expect(parse({}, accept)).toMatchObject({ request: { format } });
  });
});
