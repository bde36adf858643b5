import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createBrowser, createMemberBrowser, type Browser } from '../../../testing/createBrowser';
import { createTestSite, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';
import { uploadAs } from './testing/createUpload';
import { createPhonePhoto, createTwoColourImage } from '../../../testing/drawPicture';
import { listFiles } from '../../../testing/listFiles';

describe.each(testEngines)('uploading a photo on $name', (engine) => {
  let site: TestSite;
  let member: Browser;
  beforeAll(async () => {
    site = await createTestSite(engine);
    member = await createMemberBrowser(site.app);
  });
  afterAll(() => site.stop());
  const uploads = () => join(site.dataDir, 'images', 'uploads');
  const countRows = async () =>
    (await site.database.query.selectFrom('photos').select('id').execute()).length;

  it('PHOTO-6.multipart adds it to the listing, and responds with everything a page shows of it', async () => {
    const bytes = await createTwoColourImage({ width: 300, height: 200 });
    const response = await uploadAs(member, {
      bytes,
      fields: { listing: '7', description: ' By the window.\nTwo of us. ' },
    });
    expect(response.statusCode).toBe(201);
    const { id } = response.json();
    expect(response.json()).toEqual({
      id: expect.any(Number),
      share_path: `/listing-7/photos/${id}/`,
      prism_image_url: expect.stringMatching(/^\/images\/uploads\/[0-9a-f]{32}\.jpg$/),
      description: 'By the window.\nTwo of us.',
      creation_date: expect.stringMatching(/^\d{4}-.*Z$/),
      listing: { name: 'Ægir & Søn', share_url: '/listing-7/' },
      profile: { id: expect.any(Number), full_name: null, avatar_url: null },
      instagram_user: null,
      width: 300,
      height: 200,
    });
    const again = await uploadAs(member, { bytes });
    expect([again.statusCode, again.json().description]).toEqual([201, null]);
    expect(again.json().prism_image_url).not.toBe(response.json().prism_image_url);
  });

  it('HOST-5.location turns it upright and removes place, camera and text', async () => {
    const bytes = await createPhonePhoto();
    const { exif, orientation, width } = await sharp(bytes).metadata();
    expect([exif?.includes('Lanternworks'), orientation, width]).toEqual([true, 6, 90]);

    const photo = (await uploadAs(member, { bytes })).json();
    expect([photo.width, photo.height]).toEqual([60, 90]);
    const stored = readFileSync(join(site.dataDir, photo.prism_image_url));
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 60, height: 90 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect(stored.includes('Lanternworks')).toBe(false);
    // Red was on the left, so it is on top now.
    const [red = 0, , blue = 0] = await sharp(stored)
      .extract({ left: 30, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(blue + 100);
  });

  it.each(['png', 'webp'] as const)(
    'HOST-5.re-encoded HOST-5.from-bytes accepts %s and stores a JPEG',
    async (format) => {
      const response = await uploadAs(member, {
        bytes: await createTwoColourImage({ format }),
        name: 'wrong.gif',
      });
      expect(response.statusCode).toBe(201);
      const served = await site.app.inject(
        `${response.json().prism_image_url}?w=80&h=80&cmd=resize_then_crop`,
      );
      expect(served.headers['content-type']).toBe('image/jpeg');
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 80, height: 80 });
    },
  );

  it('HOST-5.limits stores no more pixels than pages can show', async () => {
    const photo = (
      await uploadAs(member, { bytes: await createTwoColourImage({ width: 5120, height: 1000 }) })
    ).json();
    expect([photo.width, photo.height]).toEqual([2560, 500]);
  });

  it('PHOTO-6.megapixels accepts a photo of 60 megapixels, as a phone stores it', async () => {
    const plain = sharp({ create: { width: 9000, height: 6660, channels: 3, background: 'red' } });
    const bytes = await plain.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const photo = (await uploadAs(member, { bytes })).json();
    expect([photo.width, photo.height]).toEqual([1894, 2560]);
  });

  it('HOST-5 rejects guests and other sites before anything is written', async () => {
    const before = [listFiles(uploads()).length, await countRows()];
    const bytes = await createTwoColourImage();
    const guest = await uploadAs(createBrowser(site.app), { bytes });
    expect([guest.statusCode, guest.json()]).toEqual([
      403,
      { detail: 'Authentication credentials were not provided.' },
    ]);
    const forged = await uploadAs(member, { bytes }, { 'x-csrftoken': '' });
    expect([forged.statusCode, forged.json().detail]).toEqual([403, 'CSRF Failed: CSRF token missing.']);
    const foreign = await uploadAs(member, { bytes }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
    expect([listFiles(uploads()).length, await countRows()]).toEqual(before);
  });

  const tooLong = 'Ensure this field has no more than 500 characters.';
  it.each([
    ['no listing', 'This field is required.', {}],
    ['an unknown listing', 'Invalid pk "999999" - object does not exist.', { listing: '999999' }],
    ['a listing that is not a number', 'Incorrect type. Expected pk value.', { listing: 'x' }],
    ['a long description', tooLong, { listing: '1', description: 'é'.repeat(501) }],
    ['a very long description', tooLong, { listing: '1', description: 'x'.repeat(40_000) }],
    ['NUL', 'Null characters are not allowed.', { listing: '1', description: 'a\u0000b' }],
    ['controls', 'Control characters are not allowed.', { listing: '1', description: 'a\u001b[2Jb' }],
  ])('HOST-5 reports %s at its field: %s', async (_, message, fields) => {
    const before = [listFiles(uploads()).length, await countRows()];
    const response = await uploadAs(member, { bytes: await createTwoColourImage(), fields });
    const field = 'description' in fields ? 'description' : 'listing';
    expect([response.statusCode, response.json()]).toEqual([400, { [field]: [message] }]);
    expect([listFiles(uploads()).length, await countRows()]).toEqual(before);
  });

  it('HOST-5 leaves no file behind when the row cannot be written', async () => {
    const before = listFiles(uploads()).length;
    await site.database.query.schema.alterTable('photos').renameTo('photos_elsewhere').execute();
    const response = await uploadAs(member, { bytes: await createTwoColourImage() });
    await site.database.query.schema.alterTable('photos_elsewhere').renameTo('photos').execute();
    expect([response.statusCode, listFiles(uploads()).length]).toEqual([500, before]);
  });
});
