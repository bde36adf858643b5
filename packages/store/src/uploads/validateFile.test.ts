import { MAX_PHOTO_BYTES } from '@cityguide/api/uploads';
import { createFile } from '../testing/openUploadPage';
import { validateFile } from './validateFile';

describe('a file that was chosen', () => {
  it.each([
    ['a JPEG, whatever its name', createFile('holiday.txt'), null],
    ['a PNG', createFile('a.png', '\x89PNG\r\n\x1a\n'), null],
    ['a WebP', createFile('a.webp', 'RIFF\n\n\n\nWEBPVP8 '), null],
    ['another RIFF file', createFile('a.webp', 'RIFF\0\0\0\0AVI '), 'type'],
    ['a text called .jpg', createFile('a.jpg', 'Hello'), 'type'],
    ['a drawing in SVG', createFile('a.svg', '<svg xmlns='), 'type'],
    ['a HEIC of a phone', createFile('IMG_1.HEIC', '\0\0\0\x18ftypheic'), 'heic'],
    ['a HEIC that calls itself JPEG', createFile('IMG_1.jpg', '\0\0\0\x24ftypmif1'), 'heic'],
    ['an empty file', createFile('a.jpg', [], 0), 'empty'],
    ['a file at the limit', createFile('a.jpg', undefined, MAX_PHOTO_BYTES), null],
    ['a file above the limit', createFile('a.jpg', undefined, MAX_PHOTO_BYTES + 1), 'large'],
  ])('PHOTO-6.each-file %s', async (_what, file, error) => {
    expect((await validateFile(file))?.error ?? null).toBe(error);
  });

  describe('where the browser can decode it', () => {
    afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));
    const decodeTo = (decode: () => Promise<unknown>) =>
      Object.assign(globalThis, { createImageBitmap: decode });

    it.each([
      [9000, 6660, null],
      [9248, 6936, 'pixels'],
      [16_001, 10, 'pixels'],
    ])('PHOTO-6 may have this many pixels: %d × %d', async (width, height, error) => {
      const close = jest.fn();
      decodeTo(async () => ({ width, height, close }));
      expect(await validateFile(createFile('a.jpg'))).toEqual(error && { error, size: { width, height } });
      expect(close).toHaveBeenCalledTimes(1);
    });

    it('PHOTO-6 is damaged where it cannot be decoded', async () => {
      decodeTo(() => Promise.reject(new DOMException('The source image could not be decoded.')));
      expect(await validateFile(createFile('a.jpg'))).toEqual({ error: 'damaged' });
    });
  });
});
