import { createBrowser, createMemberBrowser, PASSWORD } from '../../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';
import { parseHtml } from '../../../pages/testing/parseHtml';

const PAGE = '/accounts/password/';
const ME = '/api/v2/profiles/me/';

describe.each(testEngines)('the page to change a password on $name', (engine) => {
  let site: TestSite;
  const start = async (limits = {}) => {
    site = await createTestSite(engine, { hasPages: true, limits: { ...highRateLimits, ...limits } });
    return createMemberBrowser(site.app);
  };
  afterEach(() => site.stop());
  const fields = {
    current_password: PASSWORD,
    new_password: 'another-pie-43',
    new_password_again: 'another-pie-43',
  };

  it('AUTH-13.guest redirects a guest to the log-in and back, for GET and for POST', async () => {
    const member = await start();
    const guest = createBrowser(site.app);
    for (const response of [await guest.get(PAGE), await guest.post(PAGE, fields)]) {
      expect([response.statusCode, response.headers.location]).toEqual([
        303,
        '/accounts/login?next=%2Faccounts%2Fpassword%2F',
      ]);
      expect(response.headers['cache-control']).toBe('private, no-store');
    }
    expect((await member.get(PAGE)).headers['cache-control']).toBe('private, no-store');
  });

  it('AUTH-13 changes it, keeps the member logged in and ends every other session', async () => {
    const member = await start();
    const elsewhere = createBrowser(site.app);
    await elsewhere.post('/accounts/login', { email: 'maya@example.com', password: PASSWORD });
    const response = await member.post(PAGE, fields);
    expect(parseHtml(response.body).text).toContain('Your password is changed');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect((await member.get(ME)).statusCode).toBe(200);
    expect((await elsewhere.get(ME)).statusCode).toBe(403);
    expect((await member.send('PATCH', ME, { full_name: 'Maya' })).statusCode).toBe(200);
  });

  it.each([
    [{ current_password: 'wrong' }, 'current_password', 'The current password is not right.'],
    [{ current_password: '' }, 'current_password', 'This field may not be blank.'],
    [
      { new_password: '1234', new_password_again: '1234' },
      'new_password',
      'This password is entirely numeric.',
    ],
    [
      { new_password_again: 'another-pie-44' },
      'new_password_again',
      "The two passwords fields didn't match.",
    ],
  ])(
    'AUTH-13 reports at the field what is wrong with %j, and changes nothing',
    async (wrong, name, error) => {
      const member = await start();
      const response = await member.post(PAGE, { ...fields, ...wrong });
      const page = parseHtml(response.body);
      expect(response.statusCode).toBe(400);
      expect(page.text).toContain(`* ${error}`);
      expect(page.first('input', 'name', name)).toMatchObject({ 'aria-invalid': 'true', autofocus: '' });
      for (const { type, value } of page.all('input').filter((input) => input.type === 'password'))
        expect([type, value]).toEqual(['password', undefined]);
      const secondTry = await createBrowser(site.app).post('/accounts/login', {
        email: 'maya@example.com',
        password: PASSWORD,
      });
      expect(secondTry.statusCode).toBe(303);
    },
  );

  it('HOST-4 limits guesses of the current password in an open browser', async () => {
    const member = await start({ changePassword: { count: 2, windowMs: 60_000 } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++)
      statuses.push((await member.post(PAGE, { ...fields, current_password: 'guess' })).statusCode);
    expect(statuses).toEqual([400, 400, 429]);
    expect((await member.post(PAGE, fields)).statusCode).toBe(429);
  });
});
