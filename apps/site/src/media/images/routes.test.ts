import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { listFiles } from '../../testing/listFiles';
import { createImageServer } from './createImageServer';
import { QueueFullError, type RenderQueue } from './createRenderQueue';
import { registerImages } from './routes';

const CROP = 'w=600&h=400&cmd=resize_then_crop';
const WEBP = { accept: 'image/avif,image/webp,*/*' };

describe.each(testEngines)('the image server on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine);
    const folder = join(site.dataDir, 'images', 'pictures');
    mkdirSync(folder, { recursive: true });
    // Left half red, right half blue, with metadata.
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

  it('PHOTO-8.crop PHOTO-8.negotiated HOST-5.image-server sends exactly the box with resize_then_crop, WebP if accepted, with a Vary header', async () => {
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

  it('PHOTO-8 HOST-5 renders a replaced image again, even if the file has the same size', async () => {
    const file = join(site.dataDir, 'images', 'pictures', 'replaced.png');
    const createPng = (background: string) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer();
    const [red, blue] = [await createPng('#ff0000'), await createPng('#0000ff')];
    expect(blue).toHaveLength(red.length);
    writeFileSync(file, red);
    utimesSync(file, 1000, 1000);
    const before = await get('pictures/replaced.png?w=320');
    writeFileSync(file, blue);
    utimesSync(file, 2000, 2000);
    const after = await get('pictures/replaced.png?w=320');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(isWarm(await sharp(before.rawPayload).raw().toBuffer())).toBe(true);
    expect(isWarm(await sharp(after.rawPayload).raw().toBuffer())).toBe(false);
  });

  it('PHOTO-8.whole fits into the box with resize, keeps the aspect ratio, and does not enlarge', async () => {
    const boxed = await get('pictures/market.jpg?w=300&h=300&cmd=resize');
    expect(await sharp(boxed.rawPayload).metadata()).toMatchObject({ width: 300, height: 225 });
    const wide = await get('pictures/market.jpg?w=1920');
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 800, height: 600 });
  });

  it('PHOTO-8 cuts the box out of the centre with crop, without scaling', async () => {
    const cropped = await get('pictures/market.jpg?w=300&h=300&cmd=crop');
    const { data, info } = await sharp(cropped.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([300, 300]);
    expect([isWarm(data.subarray(0, 3)), isWarm(data.subarray(-3))]).toEqual([true, false]);
    const larger = await get('pictures/market.jpg?w=1600&h=900&cmd=crop');
    expect(await sharp(larger.rawPayload).metadata()).toMatchObject({ width: 800, height: 600 });
  });

  it('PHOTO-8 renders avatars at 80x80, and at twice the density', async () => {
    for (const side of [80, 160]) {
      const avatar = await get(`pictures/market.jpg?w=${side}&h=${side}&cmd=resize_then_crop`, WEBP);
      expect(await sharp(avatar.rawPayload).metadata()).toMatchObject({ width: side, height: side });
    }
  });

  it('PHOTO-8.parameters applies the quality', async () => {
    const sizeOf = async (quality: number) =>
      (await get(`pictures/market.jpg?${CROP}&quality=${quality}`)).rawPayload.length;
    expect(await sizeOf(50)).toBeLessThan(await sizeOf(90));
    expect(await sizeOf(70)).toBe((await get(`pictures/market.jpg?${CROP}`)).rawPayload.length);
  });

  it('HOST-5.location removes the metadata of the original', async () => {
    for (const headers of [{}, WEBP]) {
      const { exif, xmp, iptc } = await sharp(
        (await get('pictures/market.jpg', headers)).rawPayload,
      ).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('HOST-2.drawn renders a variant from its source: cropped and recoloured', async () => {
    const response = await get('pictures/market-v1.jpg');
    const { data, info } = await sharp(response.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([400, 600]);
    // From the blue half, but no longer blue.
    expect(isWarm(data.subarray(0, 3))).toBe(true);
  });

  it('responds with 304 if the client has it, and caches one file per variant', async () => {
    const before = countFiles();
    const first = await get('pictures/market.jpg?w=640', WEBP);
    await Promise.all(Array.from({ length: 5 }, () => get('pictures/market.jpg?w=640', WEBP)));
    expect(countFiles()).toBe(before + 1);
    const again = await get('pictures/market.jpg?w=640', { ...WEBP, 'if-none-match': first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await site.app.inject({
      method: 'HEAD',
      url: '/images/pictures/market.jpg?w=640',
      headers: WEBP,
    });
    expect([head.statusCode, head.headers['content-length'], head.headers.etag, head.body]).toEqual([
      200,
      String(first.rawPayload.length),
      first.headers.etag,
      '',
    ]);
  });

  it('HOST-6 responds with 304 without rendering, also if the tag is weak or in a list', async () => {
    const { headers } = await get('pictures/market.jpg?w=960', WEBP);
    rmSync(join(site.dataDir, 'image-cache'), { recursive: true });
    for (const tag of [headers.etag, `"other", W/${headers.etag}`, '*']) {
      const notModified = await get('pictures/market.jpg?w=960', { ...WEBP, 'if-none-match': tag });
      expect([notModified.statusCode, notModified.body, notModified.headers.etag]).toEqual([
        304,
        '',
        headers.etag,
      ]);
    }
    expect(countFiles()).toBe(0);
    const form = await get('pictures/market.jpg?w=960', { 'if-none-match': headers.etag });
    expect([form.statusCode, form.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('HOST-5 a new image with an old name is a new image', async () => {
    const file = join(site.dataDir, 'images', 'pictures', 'changing.jpg');
    await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } }).toFile(file);
    const before = await get('pictures/changing.jpg');
    await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } }).toFile(file);
    const after = await get('pictures/changing.jpg', { 'if-none-match': before.headers.etag });
    expect([after.statusCode, (await sharp(after.rawPayload).metadata()).width]).toEqual([200, 60]);
  });

  it('HOST-5 responds with 503 when too many images wait to be rendered', async () => {
    const app = Fastify();
    registerImages(app, {
      find: async () => ({
        key: 'a',
        load: () => Promise.reject(new QueueFullError('Too many pictures are waiting to be rendered.')),
      }),
      evict: () => Promise.resolve(),
    });
    const response = await app.inject('/images/pictures/market.jpg');
    expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual(
      [503, '2', undefined],
    );
    await app.close();
  });

  it('HOST-5 an image removed while it is rendered is missing, not unreadable, and not cached', async () => {
    const { database, dataDir } = site;
    const file = join(dataDir, 'images', 'pictures', 'removed.jpg');
    const red = sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } });
    const before = countFiles();
    for (const turns of [0, 1, 3, 6, 12, 25, 50, 100, 200]) {
      await red.clone().toFile(file);
      let isRemoved = Promise.resolve();
      // Another request removes it at some time during the rendering.
      const queue: RenderQueue = {
        run(key, render) {
          isRemoved = (async () => {
            for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
            rmSync(file);
            await images.evict('pictures/removed.jpg');
          })();
          return render();
        },
      };
      const images = createImageServer({ database, dataDir, queue, reportError: () => undefined });
      const app = Fastify();
      registerImages(app, images);
      const response = await app.inject('/images/pictures/removed.jpg?w=640');
      await isRemoved;
      expect([200, 404]).toContain(response.statusCode);
      expect(response.headers['cache-control'] === undefined).toBe(response.statusCode === 404);
      expect(countFiles()).toBe(before);
      await app.close();
    }
  });

  it.each([
    ['pictures/nothing.jpg', 404],
    ['pictures/%2e%2e%2f%2e%2e%2fsecret.jpg', 404],
    ['pictures%5c..%5csecret.jpg', 404],
    ['uploads/.unfinished/secret.jpg', 404],
    ['null', 404],
    ['pictures/market.jpg?w=601&h=400', 400],
    ['pictures/market.jpg?w=600&w=300', 400],
    ['pictures/market.jpg?cmd=crop', 400],
    ['pictures/market.jpg?cmd=rotate', 400],
    ['pictures/market.jpg?quality=100', 400],
    ['pictures/disguised.jpg', 415],
    ['pictures/torn.jpg', 415],
  ])('HOST-5 rejects %s with %d and a message', async (path, status) => {
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
    return listFiles(join(site.dataDir, 'image-cache')).length;
  }
});
