import { join } from 'node:path';
import sharp from 'sharp';
import { createMemberBrowser, type Browser } from '../../testing/createBrowser';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';
import { createUploadBody, uploadAs } from './testing/createUpload';
import { drawHalves } from './testing/drawPicture';
import { listFiles } from './testing/listFiles';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });
const frames = async (format: 'gif' | 'webp') =>
  sharp([await plain(20, 20).png().toBuffer(), await drawHalves({ width: 20, height: 20, format: 'png' })], {
    join: { animated: true },
  })
    .toFormat(format)
    .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Says that it is an animation of two frames, right behind the header. */
async function animatePng(): Promise<Buffer> {
  const png = await plain(20, 20).png().toBuffer();
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12, 2)]);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

const files: [string, number, RegExp, () => Buffer | Promise<Buffer>][] = [
  ['a GIF', 415, /JPEG, PNG and WebP/, () => drawHalves({ format: 'gif' })],
  ['an animated GIF', 415, /JPEG, PNG and WebP/, () => frames('gif')],
  ['an animated WebP', 415, /single frame/, () => frames('webp')],
  ['an animated PNG', 415, /single frame/, animatePng],
  ['an SVG', 415, /JPEG, PNG and WebP/, () => Buffer.from(svg)],
  [
    'HEIC from a phone',
    415,
    /Save it as JPEG/,
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  ],
  ['AVIF', 415, /Save it as JPEG/, () => Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1')],
  ['a TIFF', 415, /JPEG, PNG and WebP/, () => plain(9, 9).tiff().toBuffer()],
  ['a web page', 415, /JPEG, PNG and WebP/, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a JPEG that ends in the middle',
    400,
    /damaged or incomplete/,
    async () => (await drawHalves({ width: 600, height: 400 })).subarray(0, 1500),
  ],
  ['a JPEG’s first bytes', 400, /damaged or incomplete/, () => Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ['a PNG 30,000 pixels wide', 413, /16000 pixels a side/, () => plain(30_000, 10).png().toBuffer()],
  ['a picture of 64 megapixels', 413, /50 megapixels/, () => plain(8000, 8000).png().toBuffer()],
  ['an empty file', 400, /empty/, () => Buffer.alloc(0)],
];

describe.each(testEngines.slice(0, 1))('a file that cannot be a photo on $name', (engine) => {
  let site: TestSite;
  let member: Browser;
  beforeAll(async () => {
    site = await createTestSite(engine);
    member = await createMemberBrowser(site.app);
  });
  afterAll(() => site.stop());
  const countAll = async () => [
    listFiles(join(site.dataDir, 'images')).length,
    (await site.database.query.selectFrom('photos').select('id').execute()).length,
  ];

  it.each(files)(
    'HOST-5 PHOTO-6 %s is %d with words, and leaves nothing',
    async (...[, status, words, make]) => {
      const response = await uploadAs(member, { bytes: await make() });
      expect([response.statusCode, response.json()]).toEqual([
        status,
        { file: [expect.stringMatching(words)] },
      ]);
      expect(await countAll()).toEqual([0, 0]);
    },
  );

  it('HOST-5 keeps of a picture that is a web page too nothing but the picture', async () => {
    const bytes = Buffer.concat([await drawHalves(), Buffer.from('<script>alert(1)</script>')]);
    const response = await uploadAs(member, { bytes });
    const shown = await site.app.inject(response.json().prism_image_url);
    expect([response.statusCode, shown.headers['x-content-type-options']]).toEqual([201, 'nosniff']);
    expect(shown.rawPayload.includes('script')).toBe(false);
    await site.database.query.deleteFrom('photos').execute();
  });

  it('PHOTO-6 says when there is no file, when it is no file, and when there are two', async () => {
    const before = await countAll();
    const none = await uploadAs(member, {});
    expect([none.statusCode, none.json()]).toEqual([400, { file: ['No file was submitted.'] }]);
    const text = await uploadAs(member, { fields: { listing: '1', file: 'photo.jpg' } });
    expect([text.statusCode, text.json().file[0]]).toEqual([400, expect.stringContaining('was not a file')]);

    const { payload, type } = await createUploadBody({ bytes: await drawHalves() });
    const boundary = /boundary=(.*)$/.exec(type)?.[1] ?? '';
    const file = payload.subarray(
      payload.lastIndexOf(`--${boundary}\r\n`),
      payload.lastIndexOf(`--${boundary}--`),
    );
    const two = Buffer.concat([file, payload]);
    const both = await member.sendForm('/api/v2/photos/', two, { 'content-type': type });
    expect([both.statusCode, both.json()]).toEqual([400, { file: ['Send one file in each request.'] }]);
    expect(await countAll()).toEqual(before);
  });

  it.each([
    [
      'a form that ends early',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; na',
    ],
    ['a form without a boundary', 'multipart/form-data', '--x--'],
    ['JSON', 'application/json', '{"listing":1}'],
    [
      'a name of every object',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('HOST-5 %s is 400 with words', async (_, type, body) => {
    const response = await member.sendForm('/api/v2/photos/', Buffer.from(body), { 'content-type': type });
    expect([response.statusCode, typeof Object.values(response.json())[0]]).toEqual([
      400,
      expect.any(String),
    ]);
  });
});
