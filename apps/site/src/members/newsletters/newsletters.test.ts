import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';
import type { AttemptLimits } from '../../platform/security/attemptLimits';

const SUBSCRIBE = '/api/v2/profiles/guest-newsletters/';
const CONFIRM = '/newsletters/confirm/';
const UNSUBSCRIBE = '/newsletters/unsubscribe/';
const ME = '/api/v2/profiles/me/';
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(testEngines)('newsletters for anybody on $name', (engine) => {
  let site: TestSite;
  let now: number;
  beforeEach(() => void (now = Date.UTC(2026, 10, 28, 12)));
  afterEach(() => site.stop());

  async function start(limits: Partial<AttemptLimits> = {}) {
    const settings = { hasPages: true, limits: { ...wideLimits, ...limits }, now: () => now };
    site = await createTestSite(engine, settings);
  }
  const ask = (body: object) =>
    site.app.inject({ method: 'POST', url: SUBSCRIBE, payload: body, headers: { host: 'localhost' } });
  const post = (url: string, fields: Record<string, string>) => createBrowser(site.app).post(url, fields);
  /** Opens a link of a mail, as a browser does. */
  async function follow(link: string) {
    const browser = createBrowser(site.app);
    const response = await browser.get(link);
    return response.statusCode === 303 ? browser.get(String(response.headers.location)) : response;
  }
  const tokenOf = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';
  /** The next mail, once it was asked for. */
  async function mailAfter(act: () => Promise<unknown>) {
    const mail = site.mailbox.next();
    await act();
    return mail;
  }
  const rows = () => site.database.query.selectFrom('newsletter_subscribers').selectAll().execute();
  async function subscribe(body: Record<string, unknown>) {
    const token = tokenOf((await mailAfter(() => ask(body))).text);
    return mailAfter(() => post(CONFIRM, { token }));
  }

  it('NEWS-6.double-opt-in stores nothing until the owner of the address presses the button of the mail’s page', async () => {
    await start();
    const mail = await mailAfter(() => ask({ email: 'jo+tag@example.com', foods: true }));
    expect(mail).toMatchObject({ to: 'jo+tag@example.com', subject: expect.stringContaining('Confirm') });
    const token = tokenOf(mail.text);
    expect(mail.text).toContain(`http://localhost${CONFIRM}?token=${token}`);
    // A mail scanner follows links; twice, and asks for the head as well.
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await site.app.inject({ method, url: `${CONFIRM}?token=${token}` })).statusCode).toBe(303);
    expect((await follow(`${CONFIRM}?token=${token}`)).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await post(CONFIRM, { token })).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ email: 'jo+tag@example.com', foods: 1, events: 0, promotions: 0 }]);
  });

  it('NEWS-6 HOST-4.one-use the link confirms once, within three days', async () => {
    await start();
    const token = tokenOf((await mailAfter(() => ask({ email: 'jo@example.com', foods: true }))).text);
    const answers = await Promise.all([post(CONFIRM, { token }), post(CONFIRM, { token })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const late = tokenOf((await mailAfter(() => ask({ email: 'ann@example.com', foods: true }))).text);
    now += 3 * DAY_MS;
    expect((await post(CONFIRM, { token: late })).statusCode).toBe(400);
    for (const bad of ['', 'x', 'x'.repeat(43)])
      expect((await post(CONFIRM, { token: bad })).statusCode).toBe(400);
    expect(await rows()).toHaveLength(1);
  });

  it('NEWS-6 keeps no token and no address of a wish that was never confirmed', async () => {
    await start();
    const token = tokenOf((await mailAfter(() => ask({ email: 'jo@example.com', foods: true }))).text);
    const kept = await site.database.query.selectFrom('newsletter_requests').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    now += 4 * DAY_MS;
    await mailAfter(() => ask({ email: 'last@example.com', default: true }));
    const left = await site.database.query.selectFrom('newsletter_requests').select('email').execute();
    expect(left).toEqual([{ email: 'last@example.com' }]);
  });

  it('NEWS-3 adds to what the address has, under any spelling of it; all is every type', async () => {
    await start();
    await subscribe({ email: 'jo@example.com', foods: true, promotions: true });
    await subscribe({ email: 'Jo@Example.com', all: true });
    expect(await rows()).toMatchObject([
      { events: 1, foods: 1, real_estate: 1, travel: 1, contests: 1, default: 1, promotions: 1 },
    ]);
  });

  it.each([
    ['fills the field that nobody sees', { comment: 'Buy now' }],
    ['makes a stamp up', { stamp: 'm2x4.0123456789012345678901' }],
  ])('NEWS-6.honeypot NEWS-6.stamp a bot that %s gets everybody’s answer and no mail', async (_, filled) => {
    await start();
    const usual = await ask({ email: 'jo@example.com', foods: true });
    const answer = await ask({ email: 'spam@example.com', foods: true, ...filled });
    expect([answer.statusCode, answer.body]).toEqual([200, usual.body]);
    await site.whenIdle();
    expect(site.mailbox.mails.map(({ to }) => to)).not.toContain('spam@example.com');
  });

  it('NEWS-6 HOST-4 a stranger cannot have a mailbox filled, and is not told', async () => {
    await start({ newsletterByEmail: { count: 2, windowMs: 60_000 } });
    for (let turn = 0; turn < 4; turn += 1)
      expect((await ask({ email: 'jo@example.com', foods: true })).statusCode).toBe(200);
    await site.whenIdle();
    expect(site.mailbox.mails.filter(({ to }) => to === 'jo@example.com')).toHaveLength(2);
  });

  it('HOST-4.limit-newsletter refuses more than a person asks for, with the time to wait', async () => {
    await start({ newsletter: { count: 1, windowMs: 60_000 } });
    await ask({ email: 'a@example.com', foods: true });
    const refused = await ask({ email: 'b@example.com', foods: true });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  });

  it('NEWS-6 every letter has a way out without a log-in: a page with a button, and one for mailboxes', async () => {
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
    // Nobody who is out already is told of a fault.
    expect((await post(UNSUBSCRIBE, { token: tokenOf(address) })).statusCode).toBe(200);
    expect((await follow(pathname + search)).body).toContain('You are unsubscribed');
  });

  it('NEWS-6 mailboxes may send the other kind of form as well', async () => {
    await start();
    const letter = await subscribe({ email: 'jo@example.com', foods: true });
    const boundary = 'x';
    const payload = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
    const answer = await site.app.inject({
      method: 'POST',
      url: `${UNSUBSCRIBE}?token=${tokenOf(letter.text)}`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    });
    expect([answer.statusCode, await rows()]).toEqual([200, []]);
  });

  it.each(['', '1', '1.aaaaaaaaaaaaaaaaaaaaaa', '1.1.aaaaaaaaaaaaaaaaaaaaaa'])(
    'HOST-4 nobody unsubscribes others with %p',
    async (token) => {
      await start();
      await subscribe({ email: 'jo@example.com', foods: true });
      expect((await post(UNSUBSCRIBE, { token })).statusCode).toBe(400);
      expect((await follow(`${UNSUBSCRIBE}?token=${token}`)).statusCode).toBe(400);
      expect(await rows()).toHaveLength(1);
    },
  );

  it('NEWS-4 who signs up with a stranger’s address neither sees nor changes what the stranger gets', async () => {
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

  it('NEWS-4 another address counts for nothing before it is confirmed, the same in other letters at once', async () => {
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

  it('NEWS-4.flags DASH-3 the settings of a member go along with what their proven address confirmed and left', async () => {
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
    await post(UNSUBSCRIBE, { token: tokenOf(letter.text) });
    expect(await settings()).toMatchObject({ is_news_category_newsletter_active: false });
  });
});
