import { createMemberBrowser, PASSWORD } from '../../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';

const FORMS = [
  '/accounts/login',
  '/accounts/sign-up',
  '/accounts/forgot-password/',
  '/accounts/reset-password/',
  '/accounts/password/',
  '/profiles/logout',
];

describe('HOST-4 account URLs', () => {
  let site: TestSite;
  let cookie: string;
  beforeAll(async () => {
    site = await createTestSite(testEngines[0], { hasPages: true, limits: highRateLimits });
    const member = await createMemberBrowser(site.app);
    cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  });
  afterAll(() => site.stop());

  const hasSession = async () => {
    const response = await site.app.inject({ url: '/api/v2/profiles/hi/', headers: { cookie } });
    return response.json<{ id: number | null }>().id !== null;
  };

  it.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const)(
    'do nothing by %s, and do not fail',
    async (method) => {
      for (const url of FORMS) {
        const response = await site.app.inject({ method, url, headers: { cookie } });
        expect([url, response.statusCode < 500, response.cookies]).toEqual([url, true, []]);
        if (method !== 'HEAD') expect([url, response.statusCode]).toEqual([url, 404]);
      }
      expect(await hasSession()).toBe(true);
    },
  );

  it.each([
    ['text/plain', 'email=maya@example.com'],
    ['application/json', '{"email":["maya@example.com"],"password":7,"next":{}}'],
    ['application/json', '{"email":'],
    ['application/json', '[]'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/xml', '<a/>'],
    ['application/x-www-form-urlencoded', 'email=%E0%A4%A&password=%'],
    ['application/x-www-form-urlencoded', '__proto__=x&constructor=y&email=a&email=b'],
    ['application/x-www-form-urlencoded', ''],
    ['application/x-www-form-urlencoded', `email=${'a'.repeat(70_000)}`],
    ['application/x-www-form-urlencoded', 'a=1&'.repeat(10_000)],
    ['nonsense', 'x'],
  ])('reject %s with a message, and log nobody in', async (type, payload) => {
    for (const url of FORMS.filter((path) => path !== '/profiles/logout')) {
      const headers = { 'content-type': type };
      const response = await site.app.inject({ method: 'POST', url, headers, payload });
      const isSentOn = url === '/accounts/password/' && response.statusCode === 303;
      expect([url, isSentOn || [400, 413, 415].includes(response.statusCode)]).toEqual([url, true]);
      expect([url, response.cookies]).toEqual([url, []]);
      expect(response.headers['cache-control']).toMatch(/no-store/);
      if (!isSentOn) expect(response.headers['content-type']).toContain('text/html');
    }
  });

  it('accept a form as JSON as well, as scripts of themes send it', async () => {
    const payload = { email: 'maya@example.com', password: PASSWORD, next: '/places/' };
    const response = await site.app.inject({ method: 'POST', url: '/accounts/login', payload });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/places/']);
  });
});
