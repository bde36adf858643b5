import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MAX_PHOTO_BYTES } from '@cityguide/api/contract';
import { createMemberBrowser, type Browser } from '../../../testing/createBrowser';
import { createTestSite, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/databases';
import { defaultAttemptLimits } from '../../../platform/security/attemptLimits';
import { createUploadBody, uploadAs } from './testing/createUpload';
import { drawHalves } from '../../../testing/drawPicture';
import { listFiles } from '../../../testing/listFiles';

const uploadByMember = { count: 5, windowMs: 60_000 };

describe.each(testEngines.slice(0, 1))('the way of an upload on $name', (engine) => {
  let site: TestSite;
  let member: Browser;
  let logged: string[] = [];
  beforeAll(async () => {
    const logger = { level: 'error', stream: { write: (line: string) => void logged.push(line) } };
    site = await createTestSite(engine, { limits: { ...defaultAttemptLimits, uploadByMember }, logger });
    member = await createMemberBrowser(site.app);
    await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.stop());
  const filesNow = () => listFiles(join(site.dataDir, 'images'));

  /** Sends piece by piece without saying how much there will be. */
  function openUpload(type: string) {
    const { port } = site.app.server.address() as AddressInfo;
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'content-type': type, 'x-csrftoken': member.cookies.get('csrftoken') };
    return request({ port, host: '127.0.0.1', path: '/api/v2/photos/', method: 'POST', headers });
  }
  async function whenTrue(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  it('HOST-5 PHOTO-6 leaves nothing behind when it breaks off, and alarms nobody', async () => {
    logged = [];
    const { payload, type } = await createUploadBody({
      bytes: await drawHalves({ width: 900, height: 600 }),
    });
    const upload = openUpload(type).on('error', () => undefined);
    upload.write(payload.subarray(0, payload.length - 2000));
    await whenTrue(() => filesNow().length === 1);
    upload.destroy();
    await whenTrue(() => filesNow().length === 0);
    await site.app.inject('/api/v2/profiles/hi/');
    expect(logged).toEqual([]);
  });

  it('HOST-5 PHOTO-6 is refused when it turns out too large, and what came is gone', async () => {
    const { payload, type } = await createUploadBody({ bytes: Buffer.alloc(MAX_PHOTO_BYTES + 1, 0xff) });
    const upload = openUpload(type);
    for (let place = 0; place < payload.length; place += 1 << 20)
      upload.write(payload.subarray(place, place + (1 << 20)));
    upload.end();
    const [response] = await once(upload, 'response');
    const body = JSON.parse(String((await response.toArray()).join('')));
    expect([response.statusCode, body]).toEqual([413, { file: [expect.stringContaining('20 MB')] }]);
    expect(filesNow()).toEqual([]);
  });

  it('HOST-5 is answered, and read to its end, also when the disk takes nothing', async () => {
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

  it('HOST-5 is refused unread when it says beforehand that it is too large', async () => {
    const large = await uploadAs(member, { bytes: Buffer.alloc(MAX_PHOTO_BYTES + 100_000) });
    expect([large.statusCode, large.json()]).toEqual([413, { file: [expect.stringContaining('20 MB')] }]);
  });

  it('HOST-5 is limited for each member, with words and the time to wait', async () => {
    const bytes = await drawHalves();
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
