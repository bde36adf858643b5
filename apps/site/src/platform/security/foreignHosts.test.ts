import { createMemberBrowser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { sendRaw } from '../../testing/sendRaw';

const EVIL = 'evil.example';
const RESET = '/api/v2/profiles/reset-password/';

/** Every way for a request to name another host. `…` stands for the server's own host and port. */
const SPELLINGS: readonly [string, readonly string[]][] = [
  ['another host', [`Host: ${EVIL}`]],
  ['another host with a port', [`Host: ${EVIL}:8080`]],
  ['a user before another host', [`Host: 127.0.0.1:1@${EVIL}`]],
  ['a user and a password', [`Host: localhost:80@${EVIL}:80`]],
  ['upper case and a final dot', [`Host: ${EVIL.toUpperCase()}.`]],
  ['an address in brackets', ['Host: [2001:db8::666]:80']],
  ['brackets around another host', [`Host: [::1].${EVIL}`]],
  ['a path behind the host', [`Host: localhost/.${EVIL}`]],
  ['a list', [`Host: localhost, ${EVIL}`]],
  ['a space before another host', [`Host: localhost ${EVIL}`]],
  ['two headers, the other host last', ['Host: …', `Host: ${EVIL}`]],
  ['two headers, the other host first', [`Host: ${EVIL}`, 'Host: …']],
  ['a host handed on', ['Host: …', `X-Forwarded-Host: ${EVIL}`]],
  ['a list of hosts handed on', ['Host: …', `X-Forwarded-Host: localhost, ${EVIL}`]],
  ['a user in the host handed on', ['Host: …', `X-Forwarded-Host: localhost:1@${EVIL}`]],
  ['a host handed on by the standard', ['Host: …', `Forwarded: host=${EVIL};proto=https`]],
  ['another scheme', ['Host: …', `X-Forwarded-Proto: javascript://${EVIL}/`]],
  ['other names for the host', ['Host: …', `X-Host: ${EVIL}`, `X-Original-Host: ${EVIL}`]],
  ['another address', ['Host: …', `X-Original-URL: http://${EVIL}/`, `X-Rewrite-URL: //${EVIL}/`]],
];

const [sqlite, postgres] = testEngines;
const MODES = [
  { engine: sqlite, origin: undefined, trustProxy: false },
  { engine: sqlite, origin: undefined, trustProxy: true },
  { engine: postgres, origin: 'https://city.example', trustProxy: true },
].map((mode) => ({
  ...mode,
  title: `${mode.engine.name}, ${mode.origin ?? 'no SITE_ORIGIN'}, TRUST_PROXY=${mode.trustProxy}`,
}));

describe.each(MODES)('DOOR-5 on $title', ({ engine, origin, trustProxy }) => {
  let site: TestSite;
  let address: string;
  let ownOrigin: string;
  beforeAll(async () => {
    site = await createTestSite(engine, {
      ...{ hasPages: true, limits: highRateLimits, trustProxy },
      ...(origin && { origin }),
    });
    await createMemberBrowser(site.app);
    address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    ownOrigin = origin ?? address;
  });
  afterAll(() => site.stop());

  const fill = (headers: readonly string[]) =>
    headers.map((header) => header.replace('…', new URL(address).host));
  const get = (target: string, headers: readonly string[]) =>
    sendRaw(address, [`GET ${target} HTTP/1.1`, ...fill(headers), 'Connection: close']);

  it.each(SPELLINGS)('DOOR-5.pages no page, feed or redirect contains %s', async (_title, headers) => {
    for (const target of ['/', '/rss/', '/sitemap.xml', '/food', '/api/v2/listings']) {
      const { status, text } = await get(target, headers);
      expect([target, status < 500, text.toLowerCase().includes(EVIL), text.includes('db8')]).toEqual([
        ...[target, true, false, false],
      ]);
      if (status === 200 && target.endsWith('.xml')) expect(text).toContain(`${ownOrigin}/`);
    }
  });

  it.each(SPELLINGS)('DOOR-5.mails no mail contains %s', async (_title, headers) => {
    const body = JSON.stringify({ email: 'maya@example.com' });
    const before = site.mailbox.mails.length;
    const { status } = await sendRaw(
      address,
      [
        ...[`POST ${RESET} HTTP/1.1`, ...fill(headers), 'Content-Type: application/json'],
        ...[`Content-Length: ${body.length}`, 'Connection: close'],
      ],
      body,
    );
    expect([200, 400]).toContain(status);
    if (status === 400) return;
    while (site.mailbox.mails.length === before) await site.mailbox.next();
    const { text, html } = site.mailbox.mails.at(-1) ?? { text: '', html: '' };
    expect(text).toContain(`${ownOrigin}/accounts/reset-password/?token=`);
    expect((text + html).toLowerCase()).not.toContain(EVIL);
  });

  it('a page with the site’s own origin is served to a health check by IP address and to one without a host', async () => {
    for (const lines of [
      ['GET / HTTP/1.1', 'Host: 10.1.2.3:8080'],
      ['GET / HTTP/1.1', `Host: ${EVIL}`],
      ['GET / HTTP/1.0'],
      ['GET / HTTP/1.0', `Host: ${EVIL}`],
    ]) {
      const { status, text } = await sendRaw(address, [...lines, 'Connection: close']);
      expect(status).toBe(200);
      expect(text).toContain(`<link rel="canonical" href="${ownOrigin}/">`);
    }
  });

  it.each([
    ['no host', []],
    ['an empty host', ['Host:']],
    ['two hosts', ['Host: …', 'Host: …']],
    ['a user in the host', ['Host: maya@…']],
    ['a path in the host', ['Host: …/food/']],
  ])('%s is rejected', async (_title, headers) => {
    const { status, headers: responseHeaders } = await get('/', headers);
    expect([status, responseHeaders.get('x-content-type-options')]).toEqual([400, 'nosniff']);
  });

  it.each([
    `http://${EVIL}/food`,
    `HTTP://${EVIL}/food`,
    `https://maya:secret@${EVIL}:1/food`,
    `http://${EVIL}?/food`,
    `http://${EVIL}/api/v2/listings`,
    `http://${EVIL}/profiles/logout`,
    `http://${EVIL}\\food`,
    `//${EVIL}/food`,
    `/\\${EVIL}/food`,
    `/api/v2//${EVIL}`,
    `/api/v2/../..//${EVIL}`,
    `ftp://${EVIL}/food`,
    `${EVIL}/food`,
    `javascript://${EVIL}/%0aalert(1)`,
  ])('no redirect leads away from the target %s', async (target) => {
    const { status, headers } = await get(target, ['Host: …']);
    const location = headers.get('location') ?? '/';
    expect(status).toBeLessThan(500);
    expect(new URL(location, ownOrigin).origin).toBe(ownOrigin);
    expect(location).toMatch(/^\/(?![/\\])/);
  });

  it('DOOR-5.absolute-targets an absolute target is treated as its path, whatever host it names', async () => {
    const { status, text } = await get(`http://${EVIL}/api/v2/listings/?limit=1`, ['Host: …']);
    expect([status, text.includes('"results":[{')]).toEqual([200, true]);
  });

  it.each(['%0d%0aX-Evil:%201', '%0aSet-Cookie:%20a=b', '%E5%98%8A%E5%98%8DX-Evil:1'])(
    'a line break in a URL does not create a header: %s',
    async (lineBreak) => {
      for (const target of [
        `/food${lineBreak}`,
        `/api/v2/listings${lineBreak}`,
        `/profiles/logout?next=/${lineBreak}`,
      ]) {
        const { headers } = await get(target, ['Host: …', 'Sec-Fetch-Site: same-origin']);
        expect([headers.has('x-evil'), headers.get('set-cookie')?.includes('a=b') ?? false]).toEqual([
          false,
          false,
        ]);
      }
    },
  );

  it('no write is accepted from another origin, even if the Host header matches it', async () => {
    for (const spelling of [[`Host: ${EVIL}`], ['Host: …', `X-Forwarded-Host: ${EVIL}`]]) {
      const headers = [...fill(spelling), `Origin: http://${EVIL}`, 'Content-Length: 0', 'Connection: close'];
      const { status } = await sendRaw(address, [`POST ${RESET} HTTP/1.1`, ...headers]);
      expect(status).toBe(403);
    }
  });
});
