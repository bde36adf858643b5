import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

const API = '/api/v2/profiles/';
/** 189 characters: together with a local part of 64 and the @ it is the longest address that SMTP allows. */
const LONG_DOMAIN = `${'b'.repeat(62)}.${'c'.repeat(61)}.${'d'.repeat(61)}.ca`;

describe.each(testEngines)('unusual credentials on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, { hasPages: true, limits: highRateLimits });
    await createMemberBrowser(site.app, 'mike@example.com');
  });
  afterAll(() => site.stop());

  const signUp = (email: string, password = PASSWORD) =>
    createBrowser(site.app).send('POST', `${API}email-registration/`, { email, password });
  const logIn = (email: string, password = PASSWORD) =>
    createBrowser(site.app).send('POST', `${API}email-login/`, { email, password });

  it.each([
    ['a plus sign', 'maya+news@example.com', 'maya+news@example.com'],
    ['an apostrophe', "o'brien@example.com", "O'Brien@example.com"],
    ['upper case', 'Upper.Case@Example.COM', 'upper.case@example.com'],
    ['254 characters', `${'a'.repeat(64)}@${LONG_DOMAIN}`, `${'A'.repeat(64)}@${LONG_DOMAIN}`],
    ['spaces around it', '  spaced@example.com ', 'spaced@example.com'],
  ])('AUTH-8 an address with %s is one account, stored as typed', async (_name, typed, otherSpelling) => {
    expect((await signUp(typed)).json()).toMatchObject({ email: typed.trim() });
    expect((await signUp(otherSpelling)).json()).toEqual({ email: ['This email is already in use.'] });
    expect((await logIn(otherSpelling)).statusCode).toBe(200);
    const form = await createBrowser(site.app).post('/accounts/login', {
      email: otherSpelling,
      password: PASSWORD,
    });
    expect(form.statusCode).toBe(303);
  });

  it.each([
    `${'a'.repeat(244)}@example.com`,
    'a@b.co\r\nBcc: c@d.co',
    'a@b.co\nTo: c@d.co',
    'a@b.co%0aBcc',
    'a\u0000@b.co',
    'a@b.co\u2028Bcc: c@d.co',
    'a@@b.co',
    'a@b@c.co',
  ])('HOST-4 rejects an address that could be more than one, or a header: %j', async (email) => {
    for (const path of ['email-registration/', 'email-login/', 'reset-password/']) {
      const body = { email, password: PASSWORD };
      const response = await createBrowser(site.app).send('POST', API + path, body);
      if (email === 'a@b.co%0aBcc') expect(response.statusCode).toBeLessThan(500);
      else expect([path, Object.keys(response.json())]).toEqual([path, ['email']]);
    }
    const form = await createBrowser(site.app).post('/accounts/forgot-password/', { email });
    if (email !== 'a@b.co%0aBcc') expect(form.statusCode).toBe(400);
  });

  it.each([
    ['letters of other scripts', 'françoise@exämple.com'],
    ['an accent with two Unicode forms', 'zoe\u0301@example.com'],
    ['255 characters', `${'a'.repeat(64)}@x${LONG_DOMAIN}`],
    ['markup', '<b>"x"&amp;</b>@example.com'],
    // The Kelvin sign: its lower case is the letter k.
    ['a letter that merely looks like one of an account', 'mi\u212ae@example.com'],
  ])(
    'DOOR-10 HOST-4 an address with %s is rejected with a message wherever mail would be sent to it',
    async (_name, email) => {
      for (const path of ['email-registration/', 'reset-password/']) {
        const response = await createBrowser(site.app).send('POST', API + path, {
          email,
          password: PASSWORD,
        });
        expect([path, response.statusCode, response.json()]).toEqual([
          path,
          400,
          { email: ['Enter a valid email address.'] },
        ]);
      }
      const form = await createBrowser(site.app).post('/accounts/forgot-password/', { email });
      expect(form.statusCode).toBe(400);
    },
  );

  it.each([
    ['spaces at both ends', '  rhubarb pie  ', ['rhubarb pie', ' rhubarb pie ', '  rhubarb pie']],
    ['emoji', '👩‍🍳🥧🥧🥧🥧🥧🥧🥧', ['👩🍳🥧🥧🥧🥧🥧🥧🥧']],
    ['255 characters', 'é'.repeat(255), ['é'.repeat(254)]],
    ['tabs and line breaks', 'rhubarb\t\npie', ['rhubarb pie', 'rhubarb\t pie']],
    ['upper case', 'RhubarbPie', ['rhubarbpie']],
    ['signs of markup and queries', `<&"'%26+=;--\\`, [`<&"'&+=;--\\`]],
    ['letters that merely look alike', 'ﬁne-rhubarb', ['fine-rhubarb']],
  ])('AUTH-18 a password with %s is stored exactly', async (label, password, others) => {
    const email = `${label.replaceAll(' ', '-')}@example.com`;
    expect((await signUp(email, password)).statusCode).toBe(201);
    expect((await logIn(email, password)).statusCode).toBe(200);
    const form = await createBrowser(site.app).post('/accounts/login', { email, password });
    // A form sends every line break as CRLF; no password field can contain one.
    expect(form.statusCode).toBe(303);
    for (const other of others) expect([other, (await logIn(email, other)).statusCode]).toEqual([other, 400]);
  });

  it('AUTH-18 an accent is the same in both of its Unicode forms, which look alike', async () => {
    await signUp('accent@example.com', 'cre\u0300me-bru\u0302le\u0301e');
    expect((await logIn('accent@example.com', 'crème-brûlée'.normalize('NFC'))).statusCode).toBe(200);
  });

  it('AUTH-10.short AUTH-10.common AUTH-10.digits a password gets Django’s messages, all errors at once', async () => {
    const errors = async (password: string) =>
      (await signUp('judged@example.com', password)).json<{ password: string[] }>().password;
    expect(await errors('1234567')).toEqual([
      'This password is too short. It must contain at least 8 characters.',
      'This password is entirely numeric.',
    ]);
    expect(await errors(' PassWord1 ')).toEqual(['This password is too common.']);
    expect(await errors('a'.repeat(256))).toEqual(['Ensure this field has no more than 255 characters.']);
    expect(await errors('')).toEqual(['This field may not be blank.']);
  });
});
