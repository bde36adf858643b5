import { MAX_RECORD_BYTES, type BatchResult, type ContentKind } from '@cityguide/api/contract';
import type { InjectOptions } from 'fastify';
import type { Database } from '../../platform/database/Database';
import { resetIdentitySequences } from '../../platform/database/resetIdentitySequences';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { createMemberBrowser } from '../../testing/createBrowser';
import { createTwoColourImage } from '../../testing/drawPicture';
import { startWebServer, type WebServer } from '../../testing/startWebServer';
import { testEngines } from '../../testing/testEngines';
import { createContentTokens } from './tokens/createContentTokens';

const CONTENT = '/api/v2/content/';
const bakery = { name: 'Lantern Bakery', type: 'restaurants', category: 'Bakeries' };
const story = { name: 'Peameal', section: 'Food', body: '<p>Market.</p>' };
const PAGE = 'https://www.city.example';

describe.each(testEngines)('the content API on $name', (engine) => {
  let site: TestSite;
  let cms: WebServer;
  let database: Database;
  let token: string;
  beforeEach(async () => {
    cms = await startWebServer(async (request, response) =>
      request.path === '/a.jpg' ? response.end(await createTwoColourImage()) : response.writeHead(404).end(),
    );
    site = await createTestSite(engine, {
      limits: { ...highRateLimits, contentWrongToken: { count: 3, windowMs: 60_000 } },
      privateHosts: [cms.host],
      pageOrigins: [PAGE],
      origin: 'https://api.city.example',
    });
    ({ database } = site);
    await resetIdentitySequences(database);
    token = await createToken('listings', 'articles');
  });
  afterEach(async () => {
    await site.stop();
    await cms.stop();
  });

  const createToken = async (...kinds: ContentKind[]) =>
    (await createContentTokens(database).create({ name: 'WordPress', kinds, expiresMs: null })).token;
  const send = (
    method: 'GET' | 'PUT' | 'DELETE' | 'POST',
    path: string,
    { body, headers = {} }: { body?: object | string; headers?: Record<string, string> } = {},
  ) => {
    const json = typeof body === 'string' ? body : body && JSON.stringify(body);
    const options: InjectOptions = {
      method,
      url: CONTENT + path,
      headers: { authorization: `Bearer ${token}`, ...headers },
    };
    if (json === undefined) return site.app.inject(options);
    return site.app.inject({
      ...options,
      payload: json,
      headers: { ...options.headers, 'content-type': 'application/json' },
    });
  };
  const put = async (key: string, body: object = bakery, kind = 'listings') => {
    const response = await send('PUT', `${kind}/${encodeURIComponent(key)}/`, { body });
    const answer = response.json<Record<string, unknown>>();
    return { ...answer, id: answer.id, problems: answer.problems, status: response.statusCode };
  };
  const countKeys = async () =>
    (
      await database.query
        .selectFrom('listings')
        .select('external_key')
        .where('external_key', 'is not', null)
        .execute()
    ).length;

  it('OWN-3.idempotent what is put is public by the id of the answer, and gone once it is withdrawn', async () => {
    const { id } = await put('wp 7/ü?#%', { ...bakery, website: 'lantern.example' });
    const read = () => site.app.inject(`/api/v2/listings/${String(id)}/`);
    expect((await read()).json<object>()).toMatchObject({
      name: bakery.name,
      share_url: '/restaurants/lantern-bakery/',
    });
    const removed = await send('DELETE', `listings/${encodeURIComponent('wp 7/ü?#%')}/`);
    expect(removed.json<object>()).toEqual({
      key: 'wp 7/ü?#%',
      result: 'withdrawn',
      id,
      share_url: null,
      problems: {},
    });
    expect((await read()).statusCode).toBe(404);
  });

  it('OWN-3.idempotent a key of 300 characters of any script is a key', async () => {
    const key = '北'.repeat(300);
    expect(await put(key)).toMatchObject({ status: 201, key });
    expect(await put('../../../etc/passwd')).toMatchObject({ status: 201, key: '../../../etc/passwd' });
    expect(await put(`${key}x`)).toMatchObject({ status: 400 });
  });

  it('OWN-3.cleaned an article keeps its markup, and nothing that could run', async () => {
    const body =
      '<p onclick="x()">Here.</p>\n<script>alert(1)</script><iframe src="//x"></iframe><a href="javascript:x">go</a>';
    const { id } = await put('7', { ...story, body, summary: 'One.\nTwo.' }, 'articles');
    const row = database.query.selectFrom('articles').select('body').where('id', '=', Number(id));
    expect((await row.executeTakeFirstOrThrow()).body).toBe('<p>Here.</p>\n<a>go</a>');
  });

  it('OWN-3.concurrent twenty requests for one new key make one object', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => put('one')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(await countKeys()).toBe(1);
  });

  it('OWN-3.concurrent writes and withdrawals of one object leave it whole', async () => {
    await put('one');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? put('one', { ...bakery, name: `Name ${index}` }) : send('DELETE', 'listings/one/'),
      ),
    );
    for (const answer of answers) expect('status' in answer ? answer.status : answer.statusCode).toBe(200);
    expect(await put('one')).toMatchObject({ status: 200 });
    expect(await countKeys()).toBe(1);
  });

  it('OWN-3.token-ended an ended token stops a batch in the middle', async () => {
    const items = Array.from({ length: 30 }, (_, index) => ({ key: `k${index}`, record: bakery }));
    const running = send('POST', 'listings/', { body: { items } });
    // The first item is there before the answer is: the batch is running.
    let isAnswered = false;
    void running.finally(() => (isAnswered = true));
    while ((await countKeys()) === 0 && !isAnswered) await new Promise(setImmediate);
    await createContentTokens(database).end(1);
    const { results } = (await running).json<{ results: BatchResult[] }>();
    expect(results[0]?.result).toBe('created');
    expect(results.at(-1)).toMatchObject({ result: 'refused', errors: { detail: 'The token has ended.' } });
    expect((await send('GET', '')).statusCode).toBe(401);
  });

  it('OWN-3.token-url a token in the address is refused, even next to a right one', async () => {
    for (const query of ['token=x', 'access_token=x', 'a=1&%74oken=x', `x=${token}`, token, 'api_key=1'])
      expect([query, (await send('GET', `?${query}`)).statusCode]).toEqual([query, 400]);
    expect(await put('a&token=b')).toMatchObject({ status: 201 });
  });

  it('OWN-3.token-url a member’s session counts for nothing', async () => {
    const member = await createMemberBrowser(site.app);
    expect((await member.get(CONTENT)).statusCode).toBe(401);
    expect(
      (await member.send('POST', `${CONTENT}listings/`, { items: [{ key: '1', record: bakery }] }))
        .statusCode,
    ).toBe(401);
    expect(await countKeys()).toBe(0);
  });

  it('OWN-3.token-wrong guessing is limited by address, and locks nobody out who has a right token', async () => {
    const guess = () => send('GET', '', { headers: { authorization: 'Bearer cgt_1_x' } });
    const statuses = [];
    for (let tried = 0; tried < 5; tried += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await guess()).headers['retry-after']).toBe('60');
    expect((await send('GET', '')).statusCode).toBe(200);
  });

  it('OWN-3.token-wrong other schemes and spellings of the header are no token', async () => {
    for (const authorization of [token, `Basic ${token}`, `Bearer: ${token}`, `Bearer "${token}"`])
      expect((await send('GET', '', { headers: { authorization } })).statusCode).toBeGreaterThanOrEqual(401);
    expect((await send('GET', '', { headers: { authorization: `bearer  ${token}` } })).statusCode).toBe(200);
  });

  it('OWN-3.limits a body that is too large is refused, and one without a token is not even read', async () => {
    const large = { ...story, body: 'x'.repeat(MAX_RECORD_BYTES) };
    expect(await put('7', large, 'articles')).toMatchObject({
      status: 400,
      detail: expect.stringContaining('524288'),
    });
    const headers = { authorization: 'Bearer no' };
    expect((await send('PUT', 'articles/7/', { body: large, headers })).statusCode).toBe(401);
    const fits = { ...story, body: `<p>${'x'.repeat(MAX_RECORD_BYTES - 1000)}</p>` };
    expect(await put('7', fits, 'articles')).toMatchObject({ status: 201 });
  });

  it('OWN-3.errors no body of whatever type is an error of the server', async () => {
    const bodies = [
      'null',
      '[]',
      '"x"',
      '1e999',
      '{',
      '{"name":{"a":1}}',
      '{"name":["a"]}',
      '{"__proto__":{}}',
    ];
    const values = [null, 1, [], {}, [[]], '\u0000', '\ud800', 'x'.repeat(100_000)];
    for (const field of [
      ...Object.keys(bakery),
      'latitude',
      'pictures',
      'published',
      'path',
      'phone',
      'website',
    ])
      for (const value of values) bodies.push(JSON.stringify({ ...bakery, [field]: value }));
    for (const body of bodies) {
      const { statusCode } = await send('PUT', 'listings/odd/', { body });
      expect([body.slice(0, 80), statusCode < 500]).toEqual([body.slice(0, 80), true]);
    }
    expect((await send('PUT', 'listings/%00/', { body: bakery })).statusCode).toBe(400);
  });

  it('OWN-3.pages no other site’s page is allowed in, not even one that may use the rest of the API', async () => {
    const preflight = { origin: PAGE, 'access-control-request-method': 'PUT' };
    const asked = await site.app.inject({
      method: 'OPTIONS',
      url: `${CONTENT}listings/1/`,
      headers: preflight,
    });
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
    for (const origin of [PAGE, 'https://evil.example', 'null']) {
      const response = await send('PUT', 'listings/1/', { body: bakery, headers: { origin } });
      expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([
        403,
        undefined,
      ]);
    }
    const { headers } = await send('GET', '', { headers: { origin: PAGE } });
    expect([headers['access-control-allow-origin'], headers['cache-control']]).toEqual([
      undefined,
      'private, no-store',
    ]);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('OWN-3.errors another method is 405, and only with a token', async () => {
    expect((await send('POST', 'listings/7/', { body: {} })).statusCode).toBe(405);
    expect((await send('POST', 'listings/7/', { body: {}, headers: { authorization: '' } })).statusCode).toBe(
      401,
    );
  });

  it('OWN-5.by-address a picture is brought in with the record, and shown from this site', async () => {
    const pictures = [
      { address: `${cms.origin}/a.jpg`, description: 'The oven' },
      { address: `${cms.origin}/gone.jpg` },
      { address: 'http://169.254.169.254/latest/meta-data/' },
    ];
    const { id, problems } = await put('7', { ...bakery, pictures });
    expect(problems).toEqual({
      pictures: [
        expect.stringContaining('answered with 404'),
        expect.stringContaining('169.254.169.254 is not on the public internet'),
      ],
    });
    const listing = (await site.app.inject(`/api/v2/listings/${String(id)}/`)).json<{ image_url: string }>();
    expect(listing.image_url).toMatch(/^\/images\/brought-in\//);
    expect((await site.app.inject(`${listing.image_url}?w=320`)).statusCode).toBe(200);
    expect(await put('7', { ...bakery, pictures })).toMatchObject({ status: 200, result: 'unchanged' });
  });

  it('OWN-5.described what a picture shows is with the photo', async () => {
    const pictures = [`${cms.origin}/a.jpg`, { address: `${cms.origin}/a.jpg`, description: 'The oven' }];
    const { id } = await put('7', { ...bakery, pictures });
    const photos = await site.app.inject(`/api/v2/photos/?listing=${String(id)}`);
    expect(photos.json<object>()).toMatchObject({ results: [{ description: 'The oven', width: 90 }] });
  });
});
