import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutbox } from '../../platform/mail/createOutbox';
import { openSeededSite, type SeededSite } from '../../pages/testing/openSeededSite';
import { readHtml } from '../../pages/testing/readHtml';

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

  it('HOST-4.outbox shows kept mail, the newest first, with links that work and markup as text', async () => {
    expect((await open()).body).toContain('No mail yet.');
    const send = createOutbox(folder);
    const mail = { to: 'maya@example.com', senderName: 'City', text: `Hello,\n\nhere:\n${link}\n`, html: '' };
    await send({ ...mail, subject: 'First' });
    // The names of the files are in milliseconds.
    const before = Date.now();
    while (Date.now() === before);
    await send({ ...mail, subject: '<b>Second</b>' });
    writeFileSync(join(folder, '2026-11-28T10-00-00-000Z-abcdef01.json'), 'not a mail');
    const answer = await open();
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ]);
    const page = readHtml(answer.body);
    expect(page.first('meta', 'name', 'robots')?.content).toBe('noindex');
    expect(page.text).toMatch(/<b>Second<\/b>[^]*First/);
    expect(page.all('a').filter(({ href }) => href === link)).toHaveLength(2);
  });

  it.each<[string, Record<string, string>, string]>([
    ['another machine', {}, '203.0.113.9'],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a name that somebody made point here', { host: 'evil.example' }, '127.0.0.1'],
  ])('HOST-4 is not there for %s', async (_words, headers, remoteAddress) => {
    expect((await open(headers, remoteAddress)).statusCode).toBe(404);
  });

  it('HOST-4.outbox is not there where mail is sent', async () => {
    const other = await openSeededSite('guide');
    const answer = await other.app.inject({ url: PATH, headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(404);
    await other.stop();
  });
});
