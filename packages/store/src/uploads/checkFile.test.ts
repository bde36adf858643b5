import { MAX_PHOTO_BYTES } from '@cityguide/api/uploads';
import { fileOf } from '../testing/openUploads';
import { checkFile } from './checkFile';

describe('a file that was chosen', () => {
  it.each([
    ['a JPEG, whatever its name', fileOf('holiday.txt'), null],
    ['a PNG', fileOf('a.png', '\x89PNG\r\n\x1a\n'), null],
    ['a WebP', fileOf('a.webp', 'RIFF\n\n\n\nWEBPVP8 '), null],
    ['another RIFF file', fileOf('a.webp', 'RIFF\0\0\0\0AVI '), 'type'],
    ['a text called .jpg', fileOf('a.jpg', 'Hello'), 'type'],
    ['a drawing in SVG', fileOf('a.svg', '<svg xmlns='), 'type'],
    ['a HEIC of a phone', fileOf('IMG_1.HEIC', '\0\0\0\x18ftypheic'), 'heic'],
    ['a HEIC that calls itself JPEG', fileOf('IMG_1.jpg', '\0\0\0\x24ftypmif1'), 'heic'],
    ['an empty file', fileOf('a.jpg', [], 0), 'empty'],
    ['a file at the limit', fileOf('a.jpg', undefined, MAX_PHOTO_BYTES), null],
    ['a file above the limit', fileOf('a.jpg', undefined, MAX_PHOTO_BYTES + 1), 'large'],
  ])('PHOTO-6.each-file %s', async (_what, file, fault) => {
    expect((await checkFile(file))?.fault ?? null).toBe(fault);
  });

  describe('where the browser can decode it', () => {
    afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));
    const decodeTo = (decode: () => Promise<unknown>) =>
      Object.assign(globalThis, { createImageBitmap: decode });

    it.each([
      [9000, 6660, null],
      [9248, 6936, 'pixels'],
      [16_001, 10, 'pixels'],
    ])('PHOTO-6 may have so many pixels: %d × %d', async (width, height, fault) => {
      const close = jest.fn();
      decodeTo(async () => ({ width, height, close }));
      expect(await checkFile(fileOf('a.jpg'))).toEqual(fault && { fault, size: { width, height } });
      expect(close).toHaveBeenCalledTimes(1);
    });

    it('PHOTO-6 is damaged where it cannot be decoded', async () => {
      decodeTo(() => Promise.reject(new DOMException('The source image could not be decoded.')));
      expect(await checkFile(fileOf('a.jpg'))).toEqual({ fault: 'damaged' });
    });
  });
});
