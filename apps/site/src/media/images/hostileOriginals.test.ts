import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { createPhonePhoto } from '../../testing/drawPicture';
import { hostilePictures, type HostilePicture } from '../../testing/hostilePictures';
import { listFiles } from '../../testing/listFiles';

describe.each(testEngines.slice(0, 1))('hostile originals in the images folder, on $name', (engine) => {
  let site: TestSite;
  let folder: string;
  beforeAll(async () => {
    site = await createTestSite(engine);
    folder = join(site.dataDir, 'images', 'pictures');
    mkdirSync(folder, { recursive: true });
  });
  afterAll(() => site.stop());

  it.each(Object.keys(hostilePictures) as HostilePicture[])(
    'HOST-5 %s is rejected with a message whatever its name, and not cached',
    async (name) => {
      const original = await hostilePictures[name]();
      writeFileSync(join(folder, 'original.jpg'), original);
      for (const query of ['', '?w=640', '?w=600&h=400&cmd=resize_then_crop']) {
        const response = await site.app.inject(`/images/pictures/original.jpg${query}`);
        expect([response.statusCode, response.headers['content-type']]).toEqual([
          415,
          'text/plain; charset=utf-8',
        ]);
        expect(response.body).toMatch(/^This picture cannot be shown\. .+\.$/);
      }
      expect(listFiles(join(site.dataDir, 'image-cache'))).toEqual([]);
    },
  );

  it('HOST-5 a file that is too large is rejected without reading it', async () => {
    writeFileSync(join(folder, 'large.jpg'), Buffer.alloc(41 * 1024 ** 2));
    const response = await site.app.inject('/images/pictures/large.jpg');
    expect([response.statusCode, response.body]).toEqual([415, expect.stringContaining('bytes')]);
  });

  it('HOST-5 a rotated photo is shown upright, without metadata', async () => {
    writeFileSync(join(folder, 'phone.jpg'), await createPhonePhoto());
    for (const accept of ['image/webp', '*/*']) {
      const { rawPayload } = await site.app.inject({
        url: '/images/pictures/phone.jpg',
        headers: { accept },
      });
      const { width, height, orientation, exif } = await sharp(rawPayload).metadata();
      expect([width, height, orientation, exif]).toEqual([60, 90, undefined, undefined]);
    }
    const { rawPayload } = await site.app.inject('/images/pictures/phone.jpg?w=80&h=80&cmd=crop');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 60, height: 80 });
  });
});
