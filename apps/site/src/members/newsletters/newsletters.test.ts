import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import type { RateLimits } from '../../platform/security/rateLimits';

const SUBSCRIBE = '/api/v2/profiles/guest-newsletters/';
const CONFIRM = '/newsletters/confirm/';
const UNSUBSCRIBE = '/newsletters/unsubscribe/';
const ME = '/api/v2/profiles/me/';
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(testEngines)('newsletters without an account on $name', (engine) => {
  let site: TestSite;
  let now: number;
  beforeEach(() => void (now = Date.UTC(2026, 10, 28, 12)));
  afterEach(() => site.stop());

  async function start(limits: Partial<RateLimits> = {}) {
    const settings = { hasPages: true, limits: { ...highRateLimits, ...limits }, now: () => now };
    site = await createTestSite(engine, settings);
  }
  const requestSubscription = (body: object) =>
    site.app.inject({ method: 'POST', url: SUBSCRIBE, payload: body, headers: { host: 'localhost' } });
  const post = (url: string, fields: Record<string, string>) => createBrowser(site.app).post(url, fields);
  /** Opens a link of a mail, as a browser does. */
  async function follow(link: string) {
    const browser = createBrowser(site.app);
    const response = await browser.get(link);
    return response.statusCode === 303 ? browser.get(String(response.headers.location)) : response;
  }
  const findToken = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';
  /** The next mail that `act` causes. */
  async function waitForMail(act: () => Promise<unknown>) {
    const mail = site.mailbox.next();
    await act();
    return mail;
  }
  const rows = () => site.database.query.selectFrom('newsletter_subscribers').selectAll().execute();
  async function subscribe(body: Record<string, unknown>) {
    const token = findToken((await waitForMail(() => requestSubscription(body))).text);
    return waitForMail(() => post(CONFIRM, { token }));
  }

  it('NEWS-6.double-opt-in stores nothing until the owner of the address presses the button on the mail’s page', async () => {
    await start();
    const mail = await waitForMail(() => requestSubscription({ email: 'jo+tag@example.com', foods: true }));
    expect(mail).toMatchObject({ to: 'jo+tag@example.com', subject: expect.stringContaining('Confirm') });
    const token = findToken(mail.text);
    expect(mail.text).toContain(`http://localhost${CONFIRM}?token=${token}`);
    // A mail scanner follows links; twice, and also by HEAD.
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await site.app.inject({ method, url: `${CONFIRM}?token=${token}` })).statusCode).toBe(303);
    expect((await follow(`${CONFIRM}?token=${token}`)).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await post(CONFIRM, { token })).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ email: 'jo+tag@example.com', foods: 1, events: 0, promotions: 0 }]);
  });

  it('NEWS-6 HOST-4.one-use the link confirms once, within three days', async () => {
    await start();
    const token = findToken(
      (await waitForMail(() => requestSubscription({ email: 'jo@example.com', foods: true }))).text,
    );
    const responses = await Promise.all([post(CONFIRM, { token }), post(CONFIRM, { token })]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const late = findToken(
      (await waitForMail(() => requestSubscription({ email: 'ann@example.com', foods: true }))).text,
    );
    now += 3 * DAY_MS;
    expect((await post(CONFIRM, { token: late })).statusCode).toBe(400);
    for (const bad of ['', 'x', 'x'.repeat(43)])
      expect((await post(CONFIRM, { token: bad })).statusCode).toBe(400);
    expect(await rows()).toHaveLength(1);
  });

  it('NEWS-6 stores no token and no address of a sign-up that was never confirmed', async () => {
    await start();
    const token = findToken(
      (await waitForMail(() => requestSubscription({ email: 'jo@example.com', foods: true }))).text,
    );
    const kept = await site.database.query.selectFrom('newsletter_requests').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    now += 4 * DAY_MS;
    await waitForMail(() => requestSubscription({ email: 'last@example.com', default: true }));
    const left = await site.database.query.selectFrom('newsletter_requests').select('email').execute();
    expect(left).toEqual([{ email: 'last@example.com' }]);
  });

  it('NEWS-3 adds to the newsletters of the address, in any spelling; all is every type', async () => {
    await start();
    await subscribe({ email: 'jo@example.com', foods: true, promotions: true });
    await subscribe({ email: 'Jo@Example.com', all: true });
    expect(await rows()).toMatchObject([
      { events: 1, foods: 1, real_estate: 1, travel: 1, contests: 1, default: 1, promotions: 1 },
    ]);
  });

  it.each([
    ['fills the hidden field', { comment: 'Buy now' }],
    ['forges a stamp', { stamp: 'm2x4.0123456789012345678901' }],
  ])('NEWS-6.honeypot NEWS-6.stamp a bot that %s gets the usual response and no mail', async (_, filled) => {
    await start();
    const usualResponse = await requestSubscription({ email: 'jo@example.com', foods: true });
    const response = await requestSubscription({ email: 'spam@example.com', foods: true, ...filled });
    expect([response.statusCode, response.body]).toEqual([200, usualResponse.body]);
    await site.whenIdle();
    expect(site.mailbox.mails.map(({ to }) => to)).not.toContain('spam@example.com');
  });

  it('NEWS-6 HOST-4 a stranger cannot flood a mailbox, and is not informed', async () => {
    await start({ newsletterByEmail: { count: 2, windowMs: 60_000 } });
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await requestSubscription({ email: 'jo@example.com', foods: true })).statusCode).toBe(200);
    await site.whenIdle();
    expect(site.mailbox.mails.filter(({ to }) => to === 'jo@example.com')).toHaveLength(2);
  });

  it('HOST-4.limit-newsletter rejects too many sign-ups, with the time to wait', async () => {
    await start({ newsletter: { count: 1, windowMs: 60_000 } });
    await requestSubscription({ email: 'a@example.com', foods: true });
    const rejected = await requestSubscription({ email: 'b@example.com', foods: true });
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '60']);
  });

  it('NEWS-6 every newsletter has an unsubscribe link without a log-in: a page with a button, and one-click for mail programs', async () => {
    await start();
    const letter = await subscribe({ email: 'jo@example.com', foods: true });
    const address = /<(.+)>/.exec(letter.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(letter.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(letter.text).toContain(address);
    const { pathname, search } = new URL(address);
    expect((await follow(pathname + search)).body).toContain('method="post"');
    expect(await rows()).toHaveLength(1);
    const once = await post(pathname + search, { 'List-Unsubscribe': 'One-Click' });
    expect([once.statusCode, await rows()]).toEqual([200, []]);
    // An address that has already unsubscribed gets no error.
    expect((await post(UNSUBSCRIBE, { token: findToken(address) })).statusCode).toBe(200);
    expect((await follow(pathname + search)).body).toContain('You are unsubscribed');
  });

  it('NEWS-6 mail programs may send a multipart form as well', async () => {
    await start();
    const letter = await subscribe({ email: 'jo@example.com', foods: true });
    const boundary = 'x';
    const payload = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
    const response = await site.app.inject({
      method: 'POST',
      url: `${UNSUBSCRIBE}?token=${findToken(letter.text)}`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    });
    expect([response.statusCode, await rows()]).toEqual([200, []]);
  });

  it.each(['', '1', '1.aaaaaaaaaaaaaaaaaaaaaa', '1.1.aaaaaaaaaaaaaaaaaaaaaa'])(
    'HOST-4 nobody can unsubscribe others with %p',
    async (token) => {
      await start();
      await subscribe({ email: 'jo@example.com', foods: true });
      expect((await post(UNSUBSCRIBE, { token })).statusCode).toBe(400);
      expect((await follow(`${UNSUBSCRIBE}?token=${token}`)).statusCode).toBe(400);
      expect(await rows()).toHaveLength(1);
    },
  );

  it('NEWS-4 a member who signs up with a stranger’s address neither sees nor changes the stranger’s newsletters', async () => {
    await start();
    const browser = await createMemberBrowser(site.app, 'maya@example.com');
    await subscribe({ email: 'maya@example.com', events: true, travel: true });
    const settings = (await browser.get(ME)).json<Record<string, boolean>>();
    expect(settings).toMatchObject({ is_events_category_newsletter_active: false });
    expect((await browser.get(`${ME}export/`)).json()).toMatchObject({ records: { newsletters: [] } });
    await browser.send('PATCH', ME, { is_events_category_newsletter_active: false });
    expect(await rows()).toMatchObject([{ events: 1, travel: 1 }]);
    expect((await browser.send('POST', `${ME}delete/`, { password: PASSWORD })).statusCode).toBe(204);
    expect(await rows()).toMatchObject([{ events: 1, travel: 1 }]);
  });

  it('NEWS-4 another address has no effect before it is confirmed, other spellings of the same address at once', async () => {
    await start();
    const browser = await createMemberBrowser(site.app, 'maya@example.com');
    const { query } = site.database;
    await query.updateTable('profiles').set({ date_email_proven: 1 }).execute();
    const change = async (email: string) => {
      const patch = { email, current_password: PASSWORD };
      expect((await browser.send('PATCH', ME, patch)).statusCode).toBe(200);
      const columns = ['email', 'date_email_proven'] as const;
      return query.selectFrom('profiles').select(columns).executeTakeFirstOrThrow();
    };
    expect(await change('Maya@example.com')).toEqual({ email: 'maya@example.com', date_email_proven: 1 });
    expect(await change('other@example.com')).toEqual({ email: 'maya@example.com', date_email_proven: 1 });
  });

  it('NEWS-4.flags DASH-3 the settings of a member follow the subscriptions of their verified address', async () => {
    await start();
    const browser = await createMemberBrowser(site.app, 'maya@example.com');
    await site.database.query.updateTable('profiles').set({ date_email_proven: 1 }).execute();
    const settings = async () => (await browser.get(ME)).json<Record<string, boolean>>();
    const letter = await subscribe({ email: 'MAYA@example.com', events: true, travel: true });
    expect(await settings()).toMatchObject({
      is_events_category_newsletter_active: true,
      is_foods_category_newsletter_active: false,
    });
    await browser.send('PATCH', ME, {
      is_events_category_newsletter_active: false,
      is_foods_category_newsletter_active: true,
      is_news_category_newsletter_active: true,
    });
    expect(await rows()).toMatchObject([{ events: 0, foods: 1, default: 1, travel: 1 }]);
    await post(UNSUBSCRIBE, { token: findToken(letter.text) });
    expect(await settings()).toMatchObject({ is_news_category_newsletter_active: false });
  });
});
