import {
  createBrowser,
  createMemberBrowser,
  PASSWORD,
  LINK_CLICK_HEADERS,
} from '../../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';
import { findFormErrorMessage } from '../formErrorMessages';
import { parseHtml } from '../../../pages/testing/parseHtml';

const HI = '/api/v2/profiles/hi/';

describe.each(testEngines)('account forms without JavaScript on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, { hasPages: true, limits: highRateLimits });
    await createMemberBrowser(site.app);
  });
  afterAll(() => site.stop());
  const fields = { email: 'maya@example.com', password: PASSWORD };

  it('AUTH-8.redirect log in and redirect to next', async () => {
    const browser = createBrowser(site.app);
    const response = await browser.post('/accounts/login', {
      ...fields,
      next: '/restaurants/bar-isabel/?a=1#photos',
    });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      '/restaurants/bar-isabel/?a=1#photos',
    ]);
    expect((await browser.get(HI)).json<{ id: number }>().id).toBeGreaterThan(0);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    '/%2F/evil.example',
    'javascript:alert(1)',
    '',
  ])('AUTH-14.next-own redirect nowhere else: next=%j', async (next) => {
    const response = await createBrowser(site.app).post('/accounts/login', { ...fields, next });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
  });

  it.each([
    ['/accounts/login', 'maya@example.com'],
    ['/accounts/sign-up', 'new-here@example.com'],
  ])(
    'AUTH-4.arrival let the next page’s widgets know that a member has logged in: %s',
    async (path, email) => {
      const browser = createBrowser(site.app);
      const form = { email, password: PASSWORD, password_again: PASSWORD };
      const response = await browser.post(path, { ...form, password: 'x', password_again: 'y' });
      expect(response.cookies.map(({ name }) => name)).not.toContain('cg-came-in');
      const { cookies } = await browser.post(path, form);
      expect(cookies.find(({ name }) => name === 'cg-came-in')).toEqual({
        name: 'cg-came-in',
        value: '1',
        path: '/',
        sameSite: 'Lax',
        maxAge: 5 * 24 * 60 * 60,
      });
      await browser.post('/profiles/logout', {});
      expect(browser.cookies.has('cg-came-in')).toBe(false);
    },
  );

  it('AUTH-15.done perform the visitor’s intent', async () => {
    const browser = createBrowser(site.app);
    await browser.get(
      '/accounts/login?post_authenticate_action=add-favourite&object_id=7',
      LINK_CLICK_HEADERS,
    );
    await browser.post('/accounts/login', {
      ...fields,
      post_authenticate_action: 'add-favourite',
      object_id: '7',
    });
    const ids = (await browser.get('/api/v2/favourites/listing_ids/')).json<{ results: object }>().results;
    expect(Object.keys(ids)).toEqual(['7']);
  });

  it('AUTH-18.plain-page come back with the error, the address and the intent, and without the password', async () => {
    const browser = createBrowser(site.app);
    await browser.get(
      '/accounts/login?post_authenticate_action=add-favourite&object_id=7',
      LINK_CLICK_HEADERS,
    );
    const response = await browser.post('/accounts/login', {
      ...fields,
      password: 'wrong-pie-<43>',
      next: '/places/',
      post_authenticate_action: 'add-favourite',
      object_id: '7',
    });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'private, no-store']);
    const page = parseHtml(response.body);
    expect(page.first('div', 'role', 'alert')).toBeDefined();
    expect(page.text).toContain('Unable to log in with provided credentials.');
    expect(page.first('input', 'name', 'email')?.value).toBe(fields.email);
    expect(page.first('input', 'name', 'password')).toMatchObject({
      autofocus: '',
      'aria-describedby': 'form-fault',
    });
    expect(response.body).not.toContain('wrong-pie');
    for (const [name, value] of [
      ['next', '/places/'],
      ['post_authenticate_action', 'add-favourite'],
      ['object_id', '7'],
    ] as const)
      expect(page.first('input', 'name', name)?.value).toBe(value);
    expect(browser.cookies.has('sessionid')).toBe(false);
  });

  const validFields = { email: 'new@example.com', password: PASSWORD };
  it.each([
    [{ ...validFields, email: 'nonsense' }, 'email', ['Enter a valid email address.']],
    [{ ...validFields, email: 'MAYA@example.com' }, 'email', ['This email is already in use.']],
    [{ ...validFields, password: '' }, 'password', ['This field may not be blank.']],
    [
      { ...validFields, password: '1234' },
      'password',
      [
        'This password is too short. It must contain at least 8 characters.',
        'This password is entirely numeric.',
      ],
    ],
    [
      { ...validFields, password_again: 'rhubarb-pie-43' },
      'password_again',
      ["The two passwords fields didn't match."],
    ],
  ])('AUTH-10.short AUTH-10.digits sign-up rejects %j at the field', async (form, name, errors) => {
    const browser = createBrowser(site.app);
    const response = await browser.post('/accounts/sign-up', form);
    const page = parseHtml(response.body);
    expect(response.statusCode).toBe(400);
    expect(page.first('input', 'name', name)).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': `${name}-fault`,
      autofocus: '',
    });
    for (const sentence of errors) expect(page.text).toContain(`* ${sentence}`);
    expect(page.all('input').filter(({ autofocus }) => autofocus !== undefined)).toHaveLength(1);
    expect(browser.cookies.has('sessionid')).toBe(false);
  });

  it('AUTH-10.onboarding AUTH-10.next accept two equal passwords, and redirect back to the visitor’s page via the onboarding', async () => {
    const response = await createBrowser(site.app).post('/accounts/sign-up', {
      ...validFields,
      password_again: PASSWORD,
      next: '/places/',
    });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      '/accounts/onboarding?next=%2Fplaces%2F',
    ]);
  });

  it('AUTH-10.onboarding sign up and redirect to the onboarding', async () => {
    const browser = createBrowser(site.app);
    const response = await browser.post('/accounts/sign-up', {
      email: 'jo+tag@example.com',
      password: PASSWORD,
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/accounts/onboarding']);
    // O-FRM-04: the plus sign is preserved.
    expect((await browser.get('/api/v2/profiles/me/')).json()).toMatchObject({ email: 'jo+tag@example.com' });
  });
});

it('has no message for unknown error codes in the URL', () => {
  for (const code of ['constructor', '<b>', '', undefined, ['credentials']])
    expect(findFormErrorMessage(code)).toBeUndefined();
});
