import type { Profile, WaysIn } from '@cityguide/api/contract';
import {
  logInAtProvider,
  DEMO,
  NADIA,
  openFacebookSite,
  type FacebookSite,
} from '../facebook-log-in/testing/openFacebookSite';
import { createPasswords } from '../security/createPasswords';
import { createBrowser, createMemberBrowser, PASSWORD, type Browser } from '../testing/createBrowser';
import { testEngines } from '../testing/databases';
import { manageMember } from './manageMember';

const API = '/api/v2/profiles/';
const ME = `${API}me/`;
const CONFIRM = '/accounts/confirm-email/';
const TAKE_BACK = '/accounts/take-back-email/';
const RESET = '/accounts/reset-password/';
const MAYA = 'maya@example.com';
const ELSEWHERE = 'elsewhere@example.com';
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(testEngines)('the ways into an account on $name', (engine) => {
  let site: FacebookSite;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 10, 28);
    site = await openFacebookSite(engine, { hasPages: true, now: () => nowMs });
  });
  afterEach(() => site.stop());

  const guest = () => createBrowser(site.app);
  const logIn = (browser: Browser, email: string, password = PASSWORD) =>
    browser.send('POST', `${API}email-login/`, { email, password });
  const canLogIn = async (email: string, password = PASSWORD) =>
    (await logIn(guest(), email, password)).statusCode === 200;
  const isIn = async (browser: Browser) => (await browser.get(ME)).statusCode === 200;
  const me = async (browser: Browser) => (await browser.get(ME)).json<Profile>();
  const waysOf = async (browser: Browser) => (await browser.get(`${ME}ways-in/`)).json<WaysIn>();
  const askFor = (browser: Browser, email: string, current_password = PASSWORD) =>
    browser.send('PATCH', ME, { email, current_password });
  /** The token in the newest mail to an address that leads to a path. */
  async function tokenTo(email: string, path: string): Promise<string> {
    const { text } = await site.mailbox.newestTo(email, path);
    return /token=([\w-]{43})/.exec(text)?.[1] ?? '';
  }
  const press = (path: string, token: string) => guest().post(path, { token });
  /** As the person does it: looks at the page, and presses its button. */
  async function follow(email: string, path: string) {
    const token = await tokenTo(email, path);
    expect((await guest().get(`${path}?token=${token}`)).statusCode).toBe(200);
    return press(path, token);
  }
  async function moveTo(browser: Browser, email: string): Promise<void> {
    expect((await askFor(browser, email)).statusCode).toBe(200);
    expect((await follow(email, CONFIRM)).statusCode).toBe(200);
  }
  /** Links a person at Facebook to the account of `demo@example.com`. */
  async function link(browser: Browser): Promise<void> {
    await logInAtProvider(site, browser, { person: DEMO });
    await logIn(browser, 'demo@example.com');
    expect((await waysOf(browser)).identities).toHaveLength(1);
  }
  const opensByFacebook = async (person: string) =>
    (await logInAtProvider(site, guest(), { person })).headers.location === '/#';
  /** The token in the mail that `act` brings about, and not in an earlier one. */
  async function tokenAfter(act: () => Promise<unknown>, { to, path }: { to: string; path: string }) {
    const before = site.mailbox.mails.length;
    await act();
    const find = () =>
      site.mailbox.mails.slice(before).find((mail) => mail.to === to && mail.text.includes(path));
    while (!find()) await site.mailbox.next();
    return /token=([\w-]{43})/.exec(find()?.text ?? '')?.[1] ?? '';
  }
  const askForReset = (email: string) =>
    tokenAfter(() => guest().send('POST', `${API}reset-password/`, { email }), { to: email, path: RESET });
  const reset = (token: string, new_password = 'gooseberry-fool-7') =>
    guest().send('POST', `${API}reset-password/confirm/`, { token, new_password });

  describe('DOOR-1 another email', () => {
    it('DOOR-1 counts once its mail was confirmed by a button, and the old one stays everywhere until then', async () => {
      const maya = await createMemberBrowser(site.app);
      const answer = (await askFor(maya, ELSEWHERE)).json<Profile>();
      expect(answer).toMatchObject({ email: MAYA, pending_email: ELSEWHERE });
      const token = await tokenTo(ELSEWHERE, CONFIRM);
      // Looking is not pressing: mail scanners follow links.
      const page = await guest().get(`${CONFIRM}?token=${token}`);
      expect(page.headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      });
      expect(page.body).toContain(ELSEWHERE);
      expect([await canLogIn(MAYA), await canLogIn(ELSEWHERE)]).toEqual([true, false]);
      const { records, profile } = (await maya.get(`${ME}export/`)).json<Record<string, object>>();
      expect(profile).toMatchObject({ email: MAYA, pending_email: ELSEWHERE });
      expect(records).toMatchObject({ email_changes: [{ email: ELSEWHERE, step: 'confirm' }] });

      expect((await press(CONFIRM, token)).statusCode).toBe(200);
      expect(await me(maya)).toMatchObject({ email: ELSEWHERE, pending_email: null });
      expect([await canLogIn(MAYA), await canLogIn(ELSEWHERE)]).toEqual([false, true]);
      // Once.
      expect((await press(CONFIRM, token)).statusCode).toBe(400);
      expect((await guest().get(`${CONFIRM}?token=${token}`)).statusCode).toBe(400);
    });

    it('DOOR-1 tells the old address when it is asked for and when it is done', async () => {
      const maya = await createMemberBrowser(site.app);
      await askFor(maya, ELSEWHERE);
      const asked = await site.mailbox.newestTo(MAYA, TAKE_BACK);
      expect([asked.subject, asked.text.includes(ELSEWHERE)]).toEqual([
        expect.stringContaining('Another email address was asked for'),
        true,
      ]);
      await follow(ELSEWHERE, CONFIRM);
      const done = await site.mailbox.newestTo(MAYA, 'now has the address');
      expect(done.text).toContain(TAKE_BACK);
    });

    it('DOOR-1 is taken back within 7 days by a button, and the thief is out', async () => {
      const thief = await createMemberBrowser(site.app);
      const owner = guest();
      await logIn(owner, MAYA);
      await moveTo(thief, ELSEWHERE);
      const openReset = await askForReset(ELSEWHERE);
      nowMs += 7 * DAY_MS - 60_000;
      await logIn(thief, ELSEWHERE);
      await askFor(thief, 'third@example.com');
      const token = await tokenTo(MAYA, TAKE_BACK);
      expect((await guest().get(`${TAKE_BACK}?token=${token}`)).body).toContain(MAYA);
      expect(await isIn(thief)).toBe(true);

      expect((await press(TAKE_BACK, token)).statusCode).toBe(200);
      expect([await isIn(thief), await canLogIn(ELSEWHERE), await canLogIn(MAYA)]).toEqual([
        false,
        false,
        false,
      ]);
      expect((await reset(openReset)).statusCode).toBe(400);
      expect((await press(CONFIRM, await tokenTo('third@example.com', CONFIRM))).statusCode).toBe(400);
      // The thief's own mailbox takes nothing back.
      expect((await press(TAKE_BACK, await tokenTo(ELSEWHERE, TAKE_BACK))).statusCode).toBe(400);
      expect((await press(TAKE_BACK, token)).statusCode).toBe(400);

      expect((await reset(await tokenTo(MAYA, RESET), 'my-own-pie-99')).statusCode).toBe(200);
      const back = guest();
      expect((await logIn(back, MAYA, 'my-own-pie-99')).statusCode).toBe(200);
      expect(await waysOf(back)).toMatchObject({ has_password: true, pending_email: null, identities: [] });
    });

    it('DOOR-1 cannot be taken back after 7 days', async () => {
      const maya = await createMemberBrowser(site.app);
      await moveTo(maya, ELSEWHERE);
      nowMs += 7 * DAY_MS;
      expect((await press(TAKE_BACK, await tokenTo(MAYA, TAKE_BACK))).statusCode).toBe(400);
      expect(await me(maya)).toMatchObject({ email: ELSEWHERE });
    });

    it('DOOR-1 is stopped by the old address before it is confirmed', async () => {
      const thief = await createMemberBrowser(site.app);
      await askFor(thief, ELSEWHERE);
      expect((await follow(MAYA, TAKE_BACK)).statusCode).toBe(200);
      expect((await press(CONFIRM, await tokenTo(ELSEWHERE, CONFIRM))).statusCode).toBe(400);
      expect([await isIn(thief), await canLogIn(MAYA)]).toEqual([false, false]);
    });

    it('DOOR-1 gives way to a later one, to no at all, and to the end of a day', async () => {
      const maya = await createMemberBrowser(site.app);
      await askFor(maya, ELSEWHERE);
      const first = await tokenTo(ELSEWHERE, CONFIRM);
      await askFor(maya, 'third@example.com');
      expect((await press(CONFIRM, first)).statusCode).toBe(400);
      const second = await tokenTo('third@example.com', CONFIRM);
      expect((await maya.send('DELETE', `${ME}pending-email/`)).statusCode).toBe(204);
      expect((await press(CONFIRM, second)).statusCode).toBe(400);
      await askFor(maya, 'third@example.com');
      const third = await site.mailbox.newestTo('third@example.com', CONFIRM);
      nowMs += DAY_MS;
      expect((await press(CONFIRM, /token=([\w-]+)/.exec(third.text)?.[1] ?? '')).statusCode).toBe(400);
      expect(await me(maya)).toMatchObject({ email: MAYA, pending_email: null });
    });

    it('DOOR-1 is not given twice, nor to two at once', async () => {
      const maya = await createMemberBrowser(site.app);
      const noor = await createMemberBrowser(site.app, 'noor@example.com');
      const mail = { to: ELSEWHERE, path: CONFIRM };
      const first = await tokenAfter(() => askFor(maya, ELSEWHERE), mail);
      const second = await tokenAfter(() => askFor(noor, ELSEWHERE), mail);
      const answers = await Promise.all([
        press(CONFIRM, first),
        press(CONFIRM, second),
        press(CONFIRM, first),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
      const emails = [(await me(maya)).email, (await me(noor)).email];
      expect(emails.filter((email) => email === ELSEWHERE)).toHaveLength(1);
    });

    it('DOOR-1 keeps the earlier address from others as long as it may take the account back', async () => {
      const thief = await createMemberBrowser(site.app);
      await moveTo(thief, ELSEWHERE);
      const credentials = { email: MAYA, password: PASSWORD };
      const signUp = () => guest().send('POST', `${API}email-registration/`, credentials);
      expect((await signUp()).json()).toEqual({ email: ['This email is already in use.'] });
      const noor = await createMemberBrowser(site.app, 'noor@example.com');
      expect((await askFor(noor, MAYA)).json()).toEqual({ email: ['This email is already in use.'] });
      expect((await follow(MAYA, TAKE_BACK)).statusCode).toBe(200);
      await moveTo(noor, 'noor-too@example.com');
      nowMs += 8 * DAY_MS;
      expect(
        (
          await guest().send('POST', `${API}email-registration/`, {
            email: 'noor@example.com',
            password: PASSWORD,
          })
        ).statusCode,
      ).toBe(201);
    });

    it('DOOR-1 the first owner has the last word where the address went on twice', async () => {
      const thief = await createMemberBrowser(site.app);
      await moveTo(thief, ELSEWHERE);
      await moveTo(thief, 'third@example.com');
      const second = await tokenTo(ELSEWHERE, TAKE_BACK);
      expect((await follow(MAYA, TAKE_BACK)).statusCode).toBe(200);
      expect((await press(TAKE_BACK, second)).statusCode).toBe(400);
      const profiles = await site.database.query.selectFrom('profiles').select('email').execute();
      expect(profiles).toEqual([{ email: MAYA }]);
    });

    it('DOOR-1 nothing of it outlives the account', async () => {
      const maya = await createMemberBrowser(site.app);
      await moveTo(maya, ELSEWHERE);
      await askFor(maya, 'third@example.com');
      await tokenTo('third@example.com', CONFIRM);
      expect((await maya.send('POST', `${ME}delete/`, { password: PASSWORD })).statusCode).toBe(204);
      expect((await press(TAKE_BACK, await tokenTo(MAYA, TAKE_BACK))).statusCode).toBe(400);
      expect((await press(CONFIRM, await tokenTo('third@example.com', CONFIRM))).statusCode).toBe(400);
    });

    it('DOOR-1 a member without a password allows it from the present address first', async () => {
      const nadia = guest();
      await logInAtProvider(site, nadia, { person: NADIA });
      const present = (await me(nadia)).email;
      expect(await me(nadia)).toMatchObject({ has_password: false });
      expect((await nadia.send('PATCH', ME, { email: ELSEWHERE })).json()).toMatchObject({ email: present });
      expect((await follow(present, CONFIRM)).body).toContain('One step is left');
      expect((await me(nadia)).email).toBe(present);
      expect((await follow(ELSEWHERE, CONFIRM)).statusCode).toBe(200);
      expect((await me(nadia)).email).toBe(ELSEWHERE);
      // Their own way in goes along with an address that they have shown to be theirs.
      expect(await opensByFacebook(NADIA)).toBe(true);
    });

    it('DOOR-1 letters go along once the address was proven, and back with it', async () => {
      const maya = await createMemberBrowser(site.app);
      const { query } = site.database;
      await query.updateTable('profiles').set({ date_email_proven: 1 }).execute();
      await query
        .insertInto('newsletter_subscribers')
        .values({ email: MAYA, email_key: MAYA, travel: 1, date_confirmed: 1 })
        .execute();
      const subscribers = () =>
        query.selectFrom('newsletter_subscribers').select(['email', 'travel']).execute();
      await askFor(maya, ELSEWHERE);
      expect(await subscribers()).toEqual([{ email: MAYA, travel: 1 }]);
      await follow(ELSEWHERE, CONFIRM);
      expect(await subscribers()).toEqual([{ email: ELSEWHERE, travel: 1 }]);
      await site.mailbox.newestTo(MAYA, 'now has the address');
      await follow(MAYA, TAKE_BACK);
      expect(await subscribers()).toEqual([{ email: MAYA, travel: 1 }]);
    });
  });

  describe('DOOR-2 ways in end together', () => {
    /** A member with every way in: two sessions, Facebook, a reset mail, a change that waits, a link that waits. */
    async function openAll() {
      const owner = await createMemberBrowser(site.app, 'demo@example.com');
      const thief = guest();
      await link(thief);
      await askFor(thief, ELSEWHERE);
      const change = await tokenTo(ELSEWHERE, CONFIRM);
      const resetToken = await askForReset('demo@example.com');
      const sessionsOf = async () => [await isIn(owner), await isIn(thief)];
      const links = async () => [
        (await press(CONFIRM, change)).statusCode,
        (await reset(resetToken)).statusCode,
      ];
      return { owner, thief, resetToken, sessionsOf, links };
    }

    it.each([
      [false, '/accounts/login?error=facebook-link#'],
      [true, '/#'],
    ])('DOOR-2 a password change, keeping identities: %s', async (keep_identities, location) => {
      const { owner, sessionsOf, links } = await openAll();
      const before = owner.cookies.get('sessionid');
      const body = { current_password: PASSWORD, new_password: 'another-pie-43', keep_identities };
      expect((await owner.send('POST', `${ME}password/`, body)).statusCode).toBe(200);
      expect(owner.cookies.get('sessionid')).not.toBe(before);
      expect([await sessionsOf(), await links()]).toEqual([
        [true, false],
        [400, 400],
      ]);
      const { headers } = await logInAtProvider(site, guest(), { person: DEMO });
      expect(headers.location).toBe(location);
      expect((await waysOf(owner)).identities).toHaveLength(keep_identities ? 1 : 0);
    });

    it('DOOR-2 the page of the password change shows a linked identity, and keeps it where it is ticked', async () => {
      const { owner } = await openAll();
      const page = '/accounts/password/';
      expect((await owner.get(page)).body).toContain('name="keep_identities"');
      const fields = { current_password: PASSWORD, new_password: 'another-pie-43', keep_identities: 'true' };
      expect((await owner.post(page, fields)).statusCode).toBe(200);
      expect(await opensByFacebook(DEMO)).toBe(true);
      const again = { current_password: 'another-pie-43', new_password: 'fourth-pie-44' };
      expect((await owner.post(page, again)).statusCode).toBe(200);
      expect(await opensByFacebook(DEMO)).toBe(false);
      expect((await owner.get(page)).body).not.toContain('name="keep_identities"');
    });

    it('DOOR-2 a reset', async () => {
      const { resetToken, sessionsOf, links } = await openAll();
      const other = await askForReset('demo@example.com');
      expect((await reset(other, 'my-own-pie-99')).statusCode).toBe(200);
      expect(resetToken).not.toBe(other);
      expect([await sessionsOf(), await links()]).toEqual([
        [false, false],
        [400, 400],
      ]);
      expect(await opensByFacebook(DEMO)).toBe(false);
      expect(await canLogIn('demo@example.com', 'my-own-pie-99')).toBe(true);
    });

    it('DOOR-2 the operator’s command, which an earlier address cannot undo', async () => {
      const { owner, sessionsOf, links } = await openAll();
      const takeBack = await tokenTo('demo@example.com', TAKE_BACK);
      const parts = { database: site.database, passwords: createPasswords({ memoryKib: 64, rounds: 1 }) };
      const order = {
        command: 'set-password',
        email: 'demo@example.com',
        password: 'another-pie-43',
      } as const;
      expect(await manageMember(parts, order)).toContain('(sessions ended: 2)');
      expect([await sessionsOf(), await links()]).toEqual([
        [false, false],
        [400, 400],
      ]);
      expect(await opensByFacebook(DEMO)).toBe(false);
      expect((await press(TAKE_BACK, takeBack)).statusCode).toBe(400);
      expect((await logIn(owner, 'demo@example.com', 'another-pie-43')).statusCode).toBe(200);
    });

    it('DOOR-2 a taken-back email', async () => {
      const { sessionsOf, links } = await openAll();
      await follow('demo@example.com', TAKE_BACK);
      expect([await sessionsOf(), await links()]).toEqual([
        [false, false],
        [400, 400],
      ]);
      expect(await opensByFacebook(DEMO)).toBe(false);
    });

    it('DOOR-2 a thief cannot end the way back by changing the password or resetting it', async () => {
      const thief = await createMemberBrowser(site.app);
      await moveTo(thief, ELSEWHERE);
      const body = { current_password: PASSWORD, new_password: 'another-pie-43' };
      await thief.send('POST', `${ME}password/`, body);
      await reset(await askForReset(ELSEWHERE), 'third-pie-44');
      expect((await follow(MAYA, TAKE_BACK)).statusCode).toBe(200);
      expect(await canLogIn(ELSEWHERE, 'third-pie-44')).toBe(false);
    });

    it('DOOR-2 a link that waits for a password ends with it', async () => {
      await createMemberBrowser(site.app, 'demo@example.com');
      const thief = guest();
      await logInAtProvider(site, thief, { person: DEMO });
      await reset(await askForReset('demo@example.com'), 'my-own-pie-99');
      await logIn(thief, 'demo@example.com', 'my-own-pie-99');
      expect((await waysOf(thief)).identities).toEqual([]);
    });
  });
});
