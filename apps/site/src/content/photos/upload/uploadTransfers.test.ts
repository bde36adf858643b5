import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MAX_PHOTO_BYTES } from '@cityguide/api/contract';
import { createMemberBrowser, type Browser } from '../../../testing/createBrowser';
import { createTestSite, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';
import { defaultRateLimits } from '../../../platform/security/rateLimits';
import { createUploadBody, uploadAs } from './testing/createUpload';
import { createTwoColourImage } from '../../../testing/drawPicture';
import { listFiles } from '../../../testing/listFiles';

const uploadByMember = { count: 5, windowMs: 60_000 };

describe.each(testEngines.slice(0, 1))('the transfer of an upload on $name', (engine) => {
  let site: TestSite;
  let member: Browser;
  let logLines: string[] = [];
  beforeAll(async () => {
    const logger = { level: 'error', stream: { write: (line: string) => void logLines.push(line) } };
    site = await createTestSite(engine, { limits: { ...defaultRateLimits, uploadByMember }, logger });
    member = await createMemberBrowser(site.app);
    await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.stop());
  const listImageFiles = () => listFiles(join(site.dataDir, 'images'));

  /** Sends in chunks, without a Content-Length. */
  function openUpload(type: string) {
    const { port } = site.app.server.address() as AddressInfo;
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'content-type': type, 'x-csrftoken': member.cookies.get('csrftoken') };
    return request({ port, host: '127.0.0.1', path: '/api/v2/photos/', method: 'POST', headers });
  }
  async function waitUntil(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  it('HOST-5 PHOTO-6 leaves nothing behind when it is interrupted, and logs no error', async () => {
    logLines = [];
    const { payload, type } = await createUploadBody({
      bytes: await createTwoColourImage({ width: 900, height: 600 }),
    });
    const upload = openUpload(type).on('error', () => undefined);
    upload.write(payload.subarray(0, payload.length - 2000));
    await waitUntil(() => listImageFiles().length === 1);
    upload.destroy();
    await waitUntil(() => listImageFiles().length === 0);
    await site.app.inject('/api/v2/profiles/hi/');
    expect(logLines).toEqual([]);
  });

  it('HOST-5 PHOTO-6 is rejected when it turns out too large, and what was received is removed', async () => {
    const { payload, type } = await createUploadBody({ bytes: Buffer.alloc(MAX_PHOTO_BYTES + 1, 0xff) });
    const upload = openUpload(type);
    for (let offset = 0; offset < payload.length; offset += 1 << 20)
      upload.write(payload.subarray(offset, offset + (1 << 20)));
    upload.end();
    const [response] = await once(upload, 'response');
    const body = JSON.parse(String((await response.toArray()).join('')));
    expect([response.statusCode, body]).toEqual([413, { file: [expect.stringContaining('20 MB')] }]);
    expect(listImageFiles()).toEqual([]);
  });

  it('HOST-5 gets a response, and is read to its end, also when the disk cannot be written', async () => {
    const unfinished = join(site.dataDir, 'images', 'uploads', '.unfinished');
    rmSync(unfinished, { recursive: true });
    writeFileSync(unfinished, 'a file where the folder should be');
    const { payload, type } = await createUploadBody({ bytes: Buffer.alloc(8 << 20, 0xff) });
    const upload = openUpload(type);
    const sent = once(upload, 'finish');
    upload.end(payload);
    const [[response]] = await Promise.all([once(upload, 'response'), sent]);
    response.resume();
    expect(response.statusCode).toBe(500);
    rmSync(unfinished);
  });

  it('HOST-5 is rejected unread when its Content-Length is too large', async () => {
    const large = await uploadAs(member, { bytes: Buffer.alloc(MAX_PHOTO_BYTES + 100_000) });
    expect([large.statusCode, large.json()]).toEqual([413, { file: [expect.stringContaining('20 MB')] }]);
  });

  it('HOST-5 is rate limited for each member, with a message and the time to wait', async () => {
    const bytes = await createTwoColourImage();
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await uploadAs(member, { bytes })).statusCode);
    expect(statuses).toEqual([201, 201, 429, 429]);
    const refused = await uploadAs(member, { bytes });
    expect([refused.json().detail, Number(refused.headers['retry-after'])]).toEqual([
      expect.stringContaining('throttled'),
      expect.any(Number),
    ]);
    const other = await createMemberBrowser(site.app, 'other@example.com');
    expect((await uploadAs(other, { bytes })).statusCode).toBe(201);
  });
});
