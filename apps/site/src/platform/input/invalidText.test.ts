import { createMemberBrowser, type Browser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { createTwoColourImage } from '../../testing/drawPicture';

/** Each character in JSON, the expected message, and the character in a URL. */
const INVALID_CHARACTERS: readonly [string, string, string][] = [
  ['\\u0000', 'Null characters are not allowed.', '%00'],
  ['\\u0007', 'Control characters are not allowed.', '%07'],
  ['\\u001b', 'Control characters are not allowed.', '%1b'],
  ['\\u007f', 'Control characters are not allowed.', '%7F'],
  ['\\u0085', 'Control characters are not allowed.', '%C2%85'],
  ['\\ud800', 'Surrogate characters are not allowed: U+D800.', '%ED%A0%80'],
  ['\\udfff', 'Surrogate characters are not allowed: U+DFFF.', '%ED%BF%BF'],
];
const NOT_UTF8 = ['%FF', '%C0%80', '%E0%A4', '%F5%80%80%80', '%80'];

describe.each(testEngines)('DOOR-11 invalid text on $name', (engine) => {
  let site: TestSite;
  let member: Browser;
  beforeAll(async () => {
    site = await createTestSite(engine, { hasPages: true, limits: highRateLimits });
    member = await createMemberBrowser(site.app);
  });
  afterAll(() => site.stop());

  const sendJson = (method: 'POST' | 'PATCH', url: string, payload: string) =>
    site.app.inject({
      ...{ method, url, payload },
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': member.cookies.get('csrftoken') ?? '',
        cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
  const sendForm = (url: string, payload: string) =>
    site.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it.each([21, 30_000])('a body of %i levels is 400 with a message', async (levels) => {
    const list = '['.repeat(levels) + ']'.repeat(levels);
    const inField = await sendJson('PATCH', '/api/v2/profiles/me/', `{"first_name":${list}}`);
    expect([inField.statusCode, inField.json()]).toEqual([
      400,
      { first_name: ['This has more than 20 levels.'] },
    ]);
    const whole = await sendJson('PATCH', '/api/v2/profiles/me/', list);
    expect([whole.statusCode, whole.json()]).toEqual([400, { detail: 'This has more than 20 levels.' }]);
  });

  it.each([...INVALID_CHARACTERS.map(([, , escaped]) => escaped), ...NOT_UTF8])(
    'DOOR-11.path %s in a path is 400',
    async (escaped) => {
      for (const [before, after] of [
        ...[
          ['/contests/', '/'],
          ['/events/', '/calendar.ics'],
          ['/', '/'],
          ['/', ''],
          ['/images/', '.jpg?w=90'],
        ],
        ...[
          ['/api/v2/listings/', '/'],
          ['/api/v2/', '/'],
          ['/widgets/', '/1.0.0/x.js'],
          ['/rss/', '/'],
        ],
        ...[
          ['/neighbourhoods/', '/'],
          ['/sitemaps/', '/1.xml'],
          ['/house-ads/', '.svg'],
          ['/map/tiles/', '/1/1.svg'],
        ],
      ]) {
        const response = await site.app.inject(`${before}a${escaped}b${after}`);
        expect([before, response.statusCode]).toEqual([before, 400]);
        expect(response.headers['content-security-policy']).toBeDefined();
      }
    },
  );

  it.each(INVALID_CHARACTERS)(
    'DOOR-11.query %s in a query is 400, and the field is named',
    async (_json, message, escaped) => {
      const expectedMessage = escaped.startsWith('%ED') ? 'This is not UTF-8.' : message;
      const api = await site.app.inject(`/api/v2/listings/?limit=1&keywords=ra${escaped}men`);
      expect([api.statusCode, api.json()]).toEqual([400, { keywords: [expectedMessage] }]);
      for (const url of [
        '/search?q=',
        '/events/?when=',
        '/nothing/?x=',
        '/accounts/login?next=',
        '/images/a.jpg?w=',
      ])
        expect([url, (await site.app.inject(`${url}a${escaped}b`)).statusCode]).toEqual([url, 400]);
      const page = await site.app.inject(`/search?q=a${escaped}b`);
      expect(page.body).toContain(`q: ${expectedMessage}`);
      expect((await site.app.inject(`/search?q${escaped}=a`)).statusCode).toBe(400);
    },
  );

  it.each(NOT_UTF8)('%s in a query or a form is 400', async (escaped) => {
    const api = await site.app.inject(`/api/v2/listings/?keywords=${escaped}`);
    expect([api.statusCode, api.json()]).toEqual([400, { keywords: ['This is not UTF-8.'] }]);
    expect((await sendForm('/contact/', `message=${escaped}`)).statusCode).toBe(400);
  });

  it.each(INVALID_CHARACTERS)(
    'DOOR-11.body %s in JSON is 400, and the field is named',
    async (json, message) => {
      const name = await sendJson('PATCH', '/api/v2/profiles/me/', `{"full_name":"May${json}a"}`);
      expect([name.statusCode, name.json()]).toEqual([400, { full_name: [message] }]);
      const nested = await sendJson('PATCH', '/api/v2/profiles/me/', `{"full_name":{"a":["May${json}a"]}}`);
      expect([nested.statusCode, nested.json()]).toEqual([400, { full_name: [message] }]);
      const key = await sendJson('PATCH', '/api/v2/profiles/me/', `{"a${json}b":"Maya"}`);
      expect([key.statusCode, key.json()]).toEqual([400, { 'a\ufffdb': [message] }]);
      const bare = await sendJson('POST', '/api/v2/favourites/', `"a${json}b"`);
      expect([bare.statusCode, bare.json()]).toEqual([400, { detail: message }]);
      for (const url of [
        '/api/v2/profiles/email-login/',
        '/api/v2/profiles/email-registration/',
        '/accounts/login',
      ])
        expect([
          ...[url, (await sendJson('POST', url, `{"email":"a@b.co","password":"a${json}b"}`)).statusCode],
        ]).toEqual([url, 400]);
    },
  );

  it.each(INVALID_CHARACTERS)(
    'DOOR-11.body %s in a form is 400, and the page names the field',
    async (_json, message, escaped) => {
      const expectedMessage = escaped.startsWith('%ED') ? 'This is not UTF-8.' : message;
      for (const url of ['/contact/', '/accounts/login', '/contests/1/', '/newsletters/', '/nothing/']) {
        const response = await sendForm(url, `email=maya%40example.com&message=a${escaped}b`);
        expect([url, response.statusCode]).toEqual([url, 400]);
        expect(response.body).toContain(`message: ${expectedMessage}`);
      }
    },
  );

  it.each(INVALID_CHARACTERS)(
    '%s in a form with a file is 400, in its text and its names',
    async (json, message) => {
      const text = `a${JSON.parse(`"${json}"`) as string}b`;
      const isSurrogate = /\p{Cs}/u.test(text);
      const parts: [string, string, number][] = [
        ['description', text, 400],
        [`x${text}`, 'y', 400],
      ];
      for (const [name, value, status] of parts) {
        const head = `--x\r\nContent-Disposition: form-data; name="listing"\r\n\r\n1\r\n--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
        const payload = Buffer.concat([
          Buffer.from(head),
          await createTwoColourImage(),
          Buffer.from('\r\n--x--\r\n'),
        ]);
        const type = { 'content-type': 'multipart/form-data; boundary=x' };
        const response = await member.sendForm('/api/v2/photos/', payload, type);
        // A lone surrogate cannot be encoded as bytes: another character is sent instead.
        if (isSurrogate) continue;
        expect([name, response.statusCode]).toEqual([name, status]);
        if (name === 'description') expect(response.json()).toEqual({ description: [message] });
      }
    },
  );

  it('line breaks are valid in multi-line fields, and tabs anywhere', async () => {
    const body = JSON.stringify({ full_name: '\tMaya\tR.\n' });
    expect((await sendJson('PATCH', '/api/v2/profiles/me/', body)).statusCode).toBe(200);
    const broken = await sendJson('PATCH', '/api/v2/profiles/me/', JSON.stringify({ full_name: 'Maya\nR.' }));
    expect(broken.json()).toEqual({ full_name: ['Control characters are not allowed.'] });
    const form = await sendForm(
      '/contact/',
      'topic=other&name=Maya&email=maya%40example.com&message=One%0D%0Atwo%09three',
    );
    expect(form.statusCode).toBeLessThan(400);
    expect((await site.app.inject('/api/v2/listings/?keywords=ramen%09bar')).statusCode).toBe(200);
  });

  it('marks of text direction, emoji, a bare percent sign and any script are valid', async () => {
    const name = 'مرحبا \u200fMaya\u202e 👩‍🍳 100% 北京';
    const response = await sendJson('PATCH', '/api/v2/profiles/me/', JSON.stringify({ full_name: name }));
    expect(response.json<{ full_name: string }>().full_name).toBe(name);
    const found = await site.app.inject(`/api/v2/listings/?keywords=${encodeURIComponent(name)}&x=100%`);
    expect(found.statusCode).toBe(200);
  });

  it('an invalid cookie does not block the visitor; it is ignored', async () => {
    for (const cookie of ['other=a%00b', 'sessionid=a%00b', 'devices=%07~%ED%A0%80', 'csrftoken=%00']) {
      for (const url of ['/api/v2/profiles/hi/', '/'])
        expect([cookie, (await site.app.inject({ url, headers: { cookie } })).statusCode]).toEqual([
          cookie,
          200,
        ]);
    }
  });
});
