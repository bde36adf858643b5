import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestSite, type TestSite } from '../testing/createTestSite';
import { testEngines } from '../testing/databases';

const CROP = 'w=600&h=400&cmd=resize_then_crop';
const WEBP = { accept: 'image/avif,image/webp,*/*' };

describe.each(testEngines)('the image server on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine);
    const folder = join(site.dataDir, 'images', 'pictures');
    mkdirSync(folder, { recursive: true });
    // Left half red, right half blue, and where it was taken.
    const half = await sharp({ create: { width: 400, height: 600, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
      .composite([{ input: half, left: 400, top: 0 }])
      .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'at home' } })
      .jpeg()
      .toFile(join(folder, 'market.jpg'));
    writeFileSync(
      join(folder, 'disguised.jpg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    writeFileSync(join(folder, 'torn.jpg'), 'no picture at all');
    writeFileSync(join(site.dataDir, 'secret.jpg'), 'secret\n');
    await site.database.query
      .insertInto('picture_variants')
      .values({
        path: 'pictures/market-v1.jpg',
        source_path: 'pictures/market.jpg',
        crop_left: 500,
        crop_top: 0,
        crop_width: 500,
        crop_height: 1000,
        is_mirrored: 0,
        hue_degrees: 120,
        saturation_percent: 100,
        brightness_percent: 100,
      })
      .execute();
  });
  afterAll(() => site.stop());
  const get = (path: string, headers = {}) => site.app.inject({ url: `/images/${path}`, headers });
  const isWarm = ([red = 0, , blue = 0]: Buffer) => red > blue + 40;

  it('PHOTO-8 gives exactly the box with resize_then_crop, WebP where it is taken, and says what it depends on', async () => {
    const response = await get(`pictures/market.jpg?${CROP}`, WEBP);
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
    expect(response.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 600,
      height: 400,
    });
    const plain = await get(`pictures/market.jpg?${CROP}`);
    expect(await sharp(plain.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 600,
      height: 400,
    });
    expect(plain.headers.etag).not.toBe(response.headers.etag);
  });

  it('PHOTO-8 fits into the box with resize, keeps the shape, and makes nothing larger than it is', async () => {
    const boxed = await get('pictures/market.jpg?w=300&h=300&cmd=resize');
    expect(await sharp(boxed.rawPayload).metadata()).toMatchObject({ width: 300, height: 225 });
    const wide = await get('pictures/market.jpg?w=1920');
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 800, height: 600 });
  });

  it('PHOTO-8 obeys quality', async () => {
    const sizeOf = async (quality: number) =>
      (await get(`pictures/market.jpg?${CROP}&quality=${quality}`)).rawPayload.length;
    expect(await sizeOf(50)).toBeLessThan(await sizeOf(90));
    expect(await sizeOf(70)).toBe((await get(`pictures/market.jpg?${CROP}`)).rawPayload.length);
  });

  it('HOST-5 leaves behind what the original says about its maker', async () => {
    for (const headers of [{}, WEBP]) {
      const { exif, xmp, iptc } = await sharp(
        (await get('pictures/market.jpg', headers)).rawPayload,
      ).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('HOST-2 makes a variant from the picture it was drawn from: cropped and coloured', async () => {
    const response = await get('pictures/market-v1.jpg');
    const { data, info } = await sharp(response.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([400, 600]);
    // Of the blue half, and yet no longer blue.
    expect(isWarm(data.subarray(0, 3))).toBe(true);
  });

  it('answers 304 to who has it, and keeps one file for each variant', async () => {
    const before = countFiles();
    const first = await get('pictures/market.jpg?w=640', WEBP);
    await Promise.all(Array.from({ length: 5 }, () => get('pictures/market.jpg?w=640', WEBP)));
    expect(countFiles()).toBe(before + 1);
    const again = await get('pictures/market.jpg?w=640', { ...WEBP, 'if-none-match': first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['pictures/nothing.jpg', 404],
    ['pictures/%2e%2e%2f%2e%2e%2fsecret.jpg', 404],
    ['null', 404],
    ['pictures/market.jpg?w=601&h=400', 400],
    ['pictures/market.jpg?w=600&w=300', 400],
    ['pictures/market.jpg?cmd=crop', 400],
    ['pictures/market.jpg?cmd=rotate', 400],
    ['pictures/market.jpg?quality=100', 400],
    ['pictures/market.jpg?w=600%00', 400],
    ['pictures/disguised.jpg', 415],
    ['pictures/torn.jpg', 415],
  ])('HOST-5 refuses %s with %d and a sentence', async (path, status) => {
    const response = await get(path);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toMatch(/^\w.+\.$/);
    expect(response.headers['cache-control'] ?? '').not.toContain('public');
  });

  it.each(['../secret.jpg', '%2e%2e/secret.jpg', 'pictures/../../secret.jpg'])(
    'HOST-5 never leaves its folder: %s',
    async (path) => {
      const { statusCode, body } = await get(path);
      expect([statusCode, body.includes('secret\n')]).toEqual([404, false]);
    },
  );

  function countFiles(): number {
    return readdirSync(join(site.dataDir, 'image-cache'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length;
  }
});
