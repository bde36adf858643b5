import { createBrowser, createMemberBrowser, PASSWORD } from '../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../testing/createTestSite';
import { testEngines } from '../testing/databases';

const API = '/api/v2/profiles/';

describe.each(testEngines)('odd credentials on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, { hasPages: true, limits: wideLimits });
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
    ['letters of other scripts', 'françoise@exämple.com', 'FRANÇOISE@EXÄMPLE.COM'],
    ['an accent written in two ways', 'zoe\u0301@example.com', 'zo\u00e9@example.com'],
    ['255 characters', `${'a'.repeat(243)}@example.com`, `${'A'.repeat(243)}@example.com`],
    ['markup', '<b>"x"&amp;</b>@example.com', '<b>"x"&amp;</b>@example.com'],
    ['spaces around it', '  spaced@example.com ', 'spaced@example.com'],
  ])('AUTH-8 an address with %s is one account, kept as typed', async (_words, typed, again) => {
    expect((await signUp(typed)).json()).toMatchObject({ email: typed.trim() });
    expect((await signUp(again)).json()).toEqual({ email: ['This email is already in use.'] });
    expect((await logIn(again)).statusCode).toBe(200);
    const form = await createBrowser(site.app).post('/accounts/login', { email: again, password: PASSWORD });
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
  ])('HOST-4 an address that could be more than one, or a header, is none: %j', async (email) => {
    for (const path of ['email-registration/', 'email-login/', 'reset-password/']) {
      const body = { email, password: PASSWORD };
      const response = await createBrowser(site.app).send('POST', API + path, body);
      if (email === 'a@b.co%0aBcc') expect(response.statusCode).toBeLessThan(500);
      else expect([path, Object.keys(response.json())]).toEqual([path, ['email']]);
    }
    const form = await createBrowser(site.app).post('/accounts/forgot-password/', { email });
    if (email !== 'a@b.co%0aBcc') expect(form.statusCode).toBe(400);
  });

  it('HOST-4 a reset goes to the address of the account, not to one that merely looks like it', async () => {
    await createMemberBrowser(site.app, 'mike@example.com');
    const mail = site.mailbox.next();
    // The Kelvin sign: its lower case is the letter k.
    await createBrowser(site.app).send('POST', `${API}reset-password/`, { email: 'mi\u212ae@example.com' });
    expect((await mail).to).toBe('mike@example.com');
  });

  it.each([
    ['spaces at both ends', '  rhubarb pie  ', ['rhubarb pie', ' rhubarb pie ', '  rhubarb pie']],
    ['emoji', '👩‍🍳🥧🥧🥧🥧🥧🥧🥧', ['👩🍳🥧🥧🥧🥧🥧🥧🥧']],
    ['255 characters', 'é'.repeat(255), ['é'.repeat(254)]],
    ['tabs and line breaks', 'rhubarb\t\npie', ['rhubarb pie', 'rhubarb\t pie']],
    ['upper case', 'RhubarbPie', ['rhubarbpie']],
    ['signs of markup and queries', `<&"'%26+=;--\\`, [`<&"'&+=;--\\`]],
    ['letters that merely look alike', 'ﬁne-rhubarb', ['fine-rhubarb']],
  ])('AUTH-18 a password with %s is kept exactly', async (words, password, others) => {
    const email = `${words.replaceAll(' ', '-')}@example.com`;
    expect((await signUp(email, password)).statusCode).toBe(201);
    expect((await logIn(email, password)).statusCode).toBe(200);
    const form = await createBrowser(site.app).post('/accounts/login', { email, password });
    // A form sends every line break as two signs; no password field can hold one.
    expect(form.statusCode).toBe(303);
    for (const other of others) expect([other, (await logIn(email, other)).statusCode]).toEqual([other, 400]);
  });

  it('AUTH-18 an accent is the same in both of its spellings, which nobody can see', async () => {
    await signUp('accent@example.com', 'cre\u0300me-bru\u0302le\u0301e');
    expect((await logIn('accent@example.com', 'crème-brûlée'.normalize('NFC'))).statusCode).toBe(200);
  });

  it('AUTH-10 a password is judged in Django’s words, all faults at once', async () => {
    const faults = async (password: string) =>
      (await signUp('judged@example.com', password)).json<{ password: string[] }>().password;
    expect(await faults('1234567')).toEqual([
      'This password is too short. It must contain at least 8 characters.',
      'This password is entirely numeric.',
    ]);
    expect(await faults(' PassWord1 ')).toEqual(['This password is too common.']);
    expect(await faults('a'.repeat(256))).toEqual(['Ensure this field has no more than 255 characters.']);
    expect(await faults('')).toEqual(['This field may not be blank.']);
  });
});
