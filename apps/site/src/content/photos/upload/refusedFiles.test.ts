import { join } from 'node:path';
import { createMemberBrowser, type Browser } from '../../../testing/createBrowser';
import { createTestSite, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';
import { createUploadBody, uploadAs } from './testing/createUpload';
import { createTwoColourImage } from '../../../testing/drawPicture';
import { hostilePictures, type HostilePicture } from '../../../testing/hostilePictures';
import { listFiles } from '../../../testing/listFiles';

const KINDS = /Only JPEG, PNG and WebP pictures can be added. Save it as JPEG/;
const rejections: Record<HostilePicture, [status: number, words: RegExp]> = {
  'a GIF': [415, KINDS],
  'an animated GIF': [415, KINDS],
  'an animated WebP': [415, /single frame/],
  'an animated PNG': [415, /single frame/],
  'an SVG': [415, KINDS],
  'an SVG with a declaration': [415, KINDS],
  'HEIC from a phone': [415, KINDS],
  AVIF: [415, KINDS],
  'a TIFF': [415, KINDS],
  'a web page': [415, KINDS],
  'a JPEG that ends in the middle': [400, /damaged or incomplete/],
  'a PNG that ends in the middle': [400, /damaged or incomplete/],
  'the first bytes of a JPEG': [400, /damaged or incomplete/],
  'a PNG 30,000 pixels wide': [413, /has 30000 x 10 pixels.*16000 pixels a side/],
  'a picture that unpacks to a thousand times its size': [413, /has 8000 x 8000 pixels.*60 megapixels/],
  'an empty file': [400, /empty/],
};

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

  it.each(Object.keys(rejections) as HostilePicture[])(
    'HOST-5.from-bytes HOST-5.limits PHOTO-6.each-file PHOTO-6.size-words rejects %s with a message, and leaves nothing',
    async (name) => {
      const [status, words] = rejections[name];
      const response = await uploadAs(member, { bytes: await hostilePictures[name]() });
      expect([response.statusCode, response.json()]).toEqual([
        status,
        { file: [expect.stringMatching(words)] },
      ]);
      expect(await countAll()).toEqual([0, 0]);
    },
  );

  it('HOST-5.re-encoded keeps only the picture of a file that is also a web page', async () => {
    const bytes = Buffer.concat([await createTwoColourImage(), Buffer.from('<script>alert(1)</script>')]);
    const response = await uploadAs(member, { bytes });
    const shown = await site.app.inject(response.json().prism_image_url);
    expect([response.statusCode, shown.headers['x-content-type-options']]).toEqual([201, 'nosniff']);
    expect(shown.rawPayload.includes('script')).toBe(false);
    await site.database.query.deleteFrom('photos').execute();
  });

  it('PHOTO-6 reports a missing file, a value that is not a file, and two files', async () => {
    const before = await countAll();
    const none = await uploadAs(member, {});
    expect([none.statusCode, none.json()]).toEqual([400, { file: ['No file was submitted.'] }]);
    const text = await uploadAs(member, { fields: { listing: '1', file: 'photo.jpg' } });
    expect([text.statusCode, text.json().file[0]]).toEqual([400, expect.stringContaining('was not a file')]);

    const { payload, type } = await createUploadBody({ bytes: await createTwoColourImage() });
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
      'a name that every object has',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('HOST-5 %s is 400 with a message', async (_, type, body) => {
    const response = await member.sendForm('/api/v2/photos/', Buffer.from(body), { 'content-type': type });
    expect([response.statusCode, typeof Object.values(response.json())[0]]).toEqual([
      400,
      expect.any(String),
    ]);
  });
});
