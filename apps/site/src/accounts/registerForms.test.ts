import { createBrowser, createMemberBrowser, PASSWORD } from '../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../testing/createTestSite';
import { testEngines } from '../testing/databases';
import { findFormFault } from './formFaults';

const HI = '/api/v2/profiles/hi/';

describe.each(testEngines)('account forms without JavaScript on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, { limits: wideLimits });
    await createMemberBrowser(site.app);
  });
  afterAll(() => site.stop());
  const fields = { email: 'maya@example.com', password: PASSWORD };

  it('AUTH-8 log in and lead to next', async () => {
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
  ])('AUTH-14 lead nowhere else: next=%j', async (next) => {
    const response = await createBrowser(site.app).post('/accounts/login', { ...fields, next });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
  });

  it('AUTH-15 do what the visitor was about to do', async () => {
    const browser = createBrowser(site.app);
    await browser.post('/accounts/login', {
      ...fields,
      post_authenticate_action: 'add-favourite',
      object_id: '7',
    });
    const ids = (await browser.get('/api/v2/favourites/listing_ids/')).json<{ results: object }>().results;
    expect(Object.keys(ids)).toEqual(['7']);
  });

  it('lead back with a fault that the page has words for, and keep next', async () => {
    const browser = createBrowser(site.app);
    const response = await browser.post('/accounts/login', {
      ...fields,
      password: 'wrong',
      next: '/places/',
    });
    expect(response.headers.location).toBe('/accounts/login?error=credentials&next=%2Fplaces%2F');
    expect(findFormFault('credentials')).toBe('Unable to log in with provided credentials.');
    expect(browser.cookies.has('sessionid')).toBe(false);
  });

  it.each([
    [{ email: 'nonsense', password: 'x' }, 'email'],
    [{ email: 'new@example.com', password: '1234' }, 'password'],
    [{ email: 'MAYA@example.com', password: 'rhubarb-pie-43' }, 'taken'],
    [{ email: 'new@example.com', password: '' }, 'credentials'],
  ])('AUTH-10 sign-up refuses %j', async (form, fault) => {
    const response = await createBrowser(site.app).post('/accounts/sign-up', form);
    expect(response.headers.location).toBe(`/accounts/login?form=sign-up&error=${fault}`);
    expect(findFormFault(fault)).toBeDefined();
  });

  it('AUTH-10 sign up and lead to the onboarding', async () => {
    const browser = createBrowser(site.app);
    const response = await browser.post('/accounts/sign-up', {
      email: 'jo+tag@example.com',
      password: PASSWORD,
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/accounts/onboarding']);
    // O-FRM-04: the plus sign arrives as one.
    expect((await browser.get('/api/v2/profiles/me/')).json()).toMatchObject({ email: 'jo+tag@example.com' });
  });
});

it('has no words for faults that anyone may type into the address', () => {
  for (const code of ['constructor', '<b>', '', undefined, ['credentials']])
    expect(findFormFault(code)).toBeUndefined();
});
