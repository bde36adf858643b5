import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutbox } from '../../platform/mail/createOutbox';
import { openSeededSite, type SeededSite } from '../../pages/testing/openSeededSite';
import { parseHtml } from '../../pages/testing/parseHtml';

const PATH = '/development/outbox/';
const link = 'https://city.example/accounts/reset-password/?token=abc';

describe('the outbox page', () => {
  let site: SeededSite;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cityguide-outbox-'));
    site = await openSeededSite('guide', { outboxFolder: folder });
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });
  const open = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    site.app.inject({ url: PATH, headers: { host: 'localhost:3000', ...headers }, remoteAddress });

  it('HOST-4.outbox shows stored mail, newest first, with working links and markup as text', async () => {
    expect((await open()).body).toContain('No mail yet.');
    const send = createOutbox(folder);
    const mail = { to: 'maya@example.com', senderName: 'City', text: `Hello,\n\nhere:\n${link}\n`, html: '' };
    await send({ ...mail, subject: 'First' });
    // File names have a resolution of milliseconds.
    const before = Date.now();
    while (Date.now() === before);
    await send({ ...mail, subject: '<b>Second</b>' });
    writeFileSync(join(folder, '2026-11-28T10-00-00-000Z-abcdef01.json'), 'not a mail');
    const response = await open();
    expect([
      response.statusCode,
      response.headers['cache-control'],
      response.headers['referrer-policy'],
    ]).toEqual([200, 'private, no-store', 'no-referrer']);
    const page = parseHtml(response.body);
    expect(page.first('meta', 'name', 'robots')?.content).toBe('noindex');
    expect(page.text).toMatch(/<b>Second<\/b>[^]*First/);
    expect(page.all('a').filter(({ href }) => href === link)).toHaveLength(2);
  });

  it.each<[string, Record<string, string>, string]>([
    ['another machine', {}, '203.0.113.9'],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a foreign host name that resolves here', { host: 'evil.example' }, '127.0.0.1'],
  ])('HOST-4 is 404 for %s', async (_title, headers, remoteAddress) => {
    expect((await open(headers, remoteAddress)).statusCode).toBe(404);
  });

  it('HOST-4.outbox is 404 if mail is sent', async () => {
    const other = await openSeededSite('guide');
    const response = await other.app.inject({ url: PATH, headers: { host: 'localhost' } });
    expect(response.statusCode).toBe(404);
    await other.stop();
  });
});
