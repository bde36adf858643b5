import {
  createBrowser,
  createMemberBrowser,
  PASSWORD,
  LINK_CLICK_HEADERS,
} from '../../testing/createBrowser';
import { testEngines } from '../../testing/testEngines';
import {
  startProviderLogIn,
  choosePerson,
  DEMO,
  logInAtProvider,
  NADIA,
  openFacebookSite,
  SAM,
  type FacebookSite,
} from './testing/openFacebookSite';

const SAVE = 'post_authenticate_action=add-favourite&object_id=7';

describe.each(testEngines)('log-in with Facebook on $name', (engine) => {
  let site: FacebookSite;
  beforeEach(async () => {
    site = await openFacebookSite(engine);
  });
  afterEach(() => site.stop());

  const me = async (browser: ReturnType<typeof createBrowser>) =>
    (await browser.get('/api/v2/profiles/me/')).json<Record<string, unknown>>();
  /** A confirmed change of email. */
  async function moveEmail(browser: ReturnType<typeof createBrowser>, email: string) {
    const { id } = await me(browser);
    const keys = { email_key: email };
    const { query } = site.database;
    await query
      .updateTable('profiles')
      .set({ email, ...keys })
      .where('id', '=', Number(id))
      .execute();
    await query.updateTable('external_identities').set(keys).where('profile_id', '=', Number(id)).execute();
  }
  const savedIds = async (browser: ReturnType<typeof createBrowser>) =>
    Object.keys((await browser.get('/api/v2/favourites/listing_ids/')).json<{ results: object }>().results);

  it('HOST-4.facebook AUTH-14 uses the code flow with PKCE and a state, and keeps the secret from the page', async () => {
    const response = await createBrowser(site.app).get(
      '/profiles/facebook-login/?next=/places/',
      LINK_CLICK_HEADERS,
    );
    expect([response.statusCode, response.headers['cache-control']]).toEqual([303, 'private, no-store']);
    const authorizationUrl = Object.fromEntries(new URL(String(response.headers.location)).searchParams);
    expect(authorizationUrl).toEqual({
      response_type: 'code',
      client_id: 'cityguide-in-development',
      redirect_uri: 'http://localhost/profiles/facebook-callback/',
      scope: 'email public_profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'external_login', httpOnly: true, sameSite: 'Lax', maxAge: 900 }),
    ]);
  });

  it('AUTH-4.arrival AUTH-15.facebook creates a member, who first gets the onboarding, and keeps the intent', async () => {
    const browser = createBrowser(site.app);
    const response = await logInAtProvider(site, browser, {
      person: NADIA,
      query: `next=${encodeURIComponent('/places/?a=1')}&${SAVE}`,
    });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      '/accounts/onboarding?next=%2Fplaces%2F%3Fa%3D1#',
    ]);
    expect(browser.cookies.get('cg-came-in')).toBe('1');
    expect(await me(browser)).toMatchObject({
      full_name: 'Nadia Okafor',
      email: 'nadia.okafor@example.com',
      avatar_url: null,
    });
    expect(await savedIds(browser)).toEqual(['7']);
  });

  it('AUTH-14.facebook O-AUT-07 recognises a member, whatever their email is now, and redirects to the whole next', async () => {
    const first = createBrowser(site.app);
    await logInAtProvider(site, first, { person: NADIA });
    await moveEmail(first, 'moved@example.com');
    const secondLogIn = createBrowser(site.app);
    const next = '/search?q=a%26b&page=2#photos';
    const response = await logInAtProvider(site, secondLogIn, {
      person: NADIA,
      query: `next=${encodeURIComponent(next)}`,
    });
    expect(response.headers.location).toBe(next);
    expect(await me(secondLogIn)).toMatchObject({ email: 'moved@example.com' });
  });

  it('HOST-4 does not give access to an account by its email alone, but links it once the password was typed', async () => {
    const owner = await createMemberBrowser(site.app, 'demo@example.com');
    const browser = createBrowser(site.app);
    const response = await logInAtProvider(site, browser, { person: DEMO, query: `next=/places/&${SAVE}` });
    const logIn = new URL(String(response.headers.location), 'http://localhost');
    expect([logIn.pathname, Object.fromEntries(logIn.searchParams)]).toEqual([
      '/accounts/login',
      {
        error: 'facebook-link',
        next: '/places/',
        post_authenticate_action: 'add-favourite',
        object_id: '7',
      },
    ]);
    expect(browser.cookies.has('sessionid')).toBe(false);

    // Another member who logs in with this browser does not get the link.
    await createMemberBrowser(site.app, 'other@example.com');
    const url = '/api/v2/profiles/email-login/';
    await browser.send('POST', url, { email: 'other@example.com', password: PASSWORD });
    const still = await logInAtProvider(site, createBrowser(site.app), { person: DEMO });
    expect(still.headers.location).toContain('facebook-link');
    await browser.send('POST', url, { email: 'demo@example.com', password: PASSWORD });
    const linked = createBrowser(site.app);
    await logInAtProvider(site, linked, { person: DEMO });
    expect((await me(linked)).id).toBe((await me(owner)).id);
  });

  it('HOST-4 a link without a verified email ends with a reset by mail', async () => {
    await createMemberBrowser(site.app, 'demo@example.com');
    const browser = createBrowser(site.app);
    await logInAtProvider(site, browser, { person: DEMO });
    await browser.send('POST', '/api/v2/profiles/email-login/', {
      email: 'demo@example.com',
      password: PASSWORD,
    });
    await browser.send('POST', '/api/v2/profiles/reset-password/', { email: 'demo@example.com' });
    const mail = await site.mailbox.newestTo('demo@example.com', 'reset-password');
    const token = /token=([\w-]{43})/.exec(mail.text)?.[1];
    await browser.send('POST', '/api/v2/profiles/reset-password/confirm/', {
      token,
      new_password: 'gooseberry-fool-7',
    });
    const response = await logInAtProvider(site, createBrowser(site.app), { person: DEMO });
    expect(response.headers.location).toBe('/accounts/login?error=facebook-link#');
  });

  it('AUTH-14 creates no account without an email', async () => {
    const browser = createBrowser(site.app);
    const response = await logInAtProvider(site, browser, { person: SAM, query: 'next=/places/' });
    expect(response.headers.location).toBe(
      '/accounts/login?error=facebook-no-email&form=sign-up&next=%2Fplaces%2F#',
    );
    expect(browser.cookies.has('sessionid')).toBe(false);
  });

  it('AUTH-14 comes back with a message if the visitor denies access', async () => {
    const browser = createBrowser(site.app);
    const response = await logInAtProvider(site, browser, { person: '', query: `next=/places/&${SAVE}` });
    expect(response.headers.location).toBe(
      '/accounts/login?error=facebook-denied&next=%2Fplaces%2F&post_authenticate_action=add-favourite&object_id=7#',
    );
    expect(browser.cookies.has('sessionid')).toBe(false);
  });

  it('HOST-4 one person in two tabs at once becomes one member', async () => {
    const browser = createBrowser(site.app);
    const dialogs = [await startProviderLogIn(browser), await startProviderLogIn(browser)];
    const callbackPaths = await Promise.all(
      dialogs.map((dialog) => choosePerson(site.standIn, dialog, NADIA)),
    );
    const responses = await Promise.all(callbackPaths.map((back) => browser.get(back)));
    for (const { headers } of responses) expect(headers.location).not.toContain('error');
    const count = await site.database.query.selectFrom('external_identities').selectAll().execute();
    expect(count).toHaveLength(1);
  });
});
