import type { Profile } from '@cityguide/api/contract';
import {
  NADIA,
  logInAtProvider,
  openFacebookSite,
  type FacebookSite,
} from '../facebook-log-in/testing/openFacebookSite';
import { createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { testEngines } from '../../testing/testEngines';
import {
  API,
  ME,
  CONFIRM,
  TAKE_BACK,
  RESET,
  MAYA,
  ELSEWHERE,
  createAccountActions,
} from './testing/createAccountActions';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(testEngines)('a change of email on $name', (engine) => {
  let site: FacebookSite;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 10, 28);
    site = await openFacebookSite(engine, { hasPages: true, now: () => nowMs });
  });
  afterEach(() => site.stop());

  const {
    guest,
    logIn,
    canLogIn,
    isLoggedIn,
    me,
    listAccess,
    requestChange,
    findToken,
    openLink,
    press,
    follow,
    moveTo,
    opensByFacebook,
    findTokenAfter,
    askForReset,
    reset,
  } = createAccountActions(() => site);

  it('DOOR-1.button takes effect once it is confirmed by the button of a mail, and the old address stays in use until then', async () => {
    const maya = await createMemberBrowser(site.app);
    const response = (await requestChange(maya, ELSEWHERE)).json<Profile>();
    expect(response).toMatchObject({ email: MAYA, pending_email: ELSEWHERE });
    const token = await findToken(ELSEWHERE, CONFIRM);
    // Opening the page is not pressing the button: mail scanners follow links.
    const page = await openLink(CONFIRM, token);
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
    // Only once.
    expect((await press(CONFIRM, token)).statusCode).toBe(400);
    expect((await openLink(CONFIRM, token)).statusCode).toBe(400);
  });

  it('DOOR-1.told notifies the old address when it is requested and when it is done', async () => {
    const maya = await createMemberBrowser(site.app);
    await requestChange(maya, ELSEWHERE);
    const requestWarning = await site.mailbox.newestTo(MAYA, TAKE_BACK);
    expect([requestWarning.subject, requestWarning.text.includes(ELSEWHERE)]).toEqual([
      expect.stringContaining('Another email address was asked for'),
      true,
    ]);
    await follow(ELSEWHERE, CONFIRM);
    const doneWarning = await site.mailbox.newestTo(MAYA, 'now has the address');
    expect(doneWarning.text).toContain(TAKE_BACK);
  });

  it('DOOR-1.taken-back is taken back within 7 days by a button, and the thief loses all access', async () => {
    const thief = await createMemberBrowser(site.app);
    const owner = guest();
    await logIn(owner, MAYA);
    await moveTo(thief, ELSEWHERE);
    const resetToken = await askForReset(ELSEWHERE);
    nowMs += 7 * DAY_MS - 60_000;
    await logIn(thief, ELSEWHERE);
    await requestChange(thief, 'third@example.com');
    const token = await findToken(MAYA, TAKE_BACK);
    expect((await openLink(TAKE_BACK, token)).body).toContain(MAYA);
    expect(await isLoggedIn(thief)).toBe(true);

    expect((await press(TAKE_BACK, token)).statusCode).toBe(200);
    expect([await isLoggedIn(thief), await canLogIn(ELSEWHERE), await canLogIn(MAYA)]).toEqual([
      false,
      false,
      false,
    ]);
    expect((await reset(resetToken)).statusCode).toBe(400);
    expect((await press(CONFIRM, await findToken('third@example.com', CONFIRM))).statusCode).toBe(400);
    // The thief's own mail cannot take it back.
    expect((await press(TAKE_BACK, await findToken(ELSEWHERE, TAKE_BACK))).statusCode).toBe(400);
    expect((await press(TAKE_BACK, token)).statusCode).toBe(400);

    expect((await reset(await findToken(MAYA, RESET), 'my-own-pie-99')).statusCode).toBe(200);
    const back = guest();
    expect((await logIn(back, MAYA, 'my-own-pie-99')).statusCode).toBe(200);
    expect(await listAccess(back)).toMatchObject({ has_password: true, pending_email: null, identities: [] });
  });

  it('DOOR-1.seven-days cannot be taken back after 7 days', async () => {
    const maya = await createMemberBrowser(site.app);
    await moveTo(maya, ELSEWHERE);
    nowMs += 7 * DAY_MS;
    expect((await press(TAKE_BACK, await findToken(MAYA, TAKE_BACK))).statusCode).toBe(400);
    expect(await me(maya)).toMatchObject({ email: ELSEWHERE });
  });

  it('DOOR-1 can be stopped from the old address before it is confirmed', async () => {
    const thief = await createMemberBrowser(site.app);
    await requestChange(thief, ELSEWHERE);
    expect((await follow(MAYA, TAKE_BACK)).statusCode).toBe(200);
    expect((await press(CONFIRM, await findToken(ELSEWHERE, CONFIRM))).statusCode).toBe(400);
    expect([await isLoggedIn(thief), await canLogIn(MAYA)]).toEqual([false, false]);
  });

  it('DOOR-1 is replaced by a later one, can be cancelled, and expires after a day', async () => {
    const maya = await createMemberBrowser(site.app);
    await requestChange(maya, ELSEWHERE);
    const first = await findToken(ELSEWHERE, CONFIRM);
    await requestChange(maya, 'third@example.com');
    expect((await press(CONFIRM, first)).statusCode).toBe(400);
    const second = await findToken('third@example.com', CONFIRM);
    expect((await maya.send('DELETE', `${ME}pending-email/`)).statusCode).toBe(204);
    expect((await press(CONFIRM, second)).statusCode).toBe(400);
    await requestChange(maya, 'third@example.com');
    const third = await site.mailbox.newestTo('third@example.com', CONFIRM);
    nowMs += DAY_MS;
    expect((await press(CONFIRM, /token=([\w-]+)/.exec(third.text)?.[1] ?? '')).statusCode).toBe(400);
    expect(await me(maya)).toMatchObject({ email: MAYA, pending_email: null });
  });

  it('DOOR-1 gives an address to one account only, also with concurrent requests', async () => {
    const maya = await createMemberBrowser(site.app);
    const noor = await createMemberBrowser(site.app, 'noor@example.com');
    const mail = { to: ELSEWHERE, path: CONFIRM };
    const first = await findTokenAfter(() => requestChange(maya, ELSEWHERE), mail);
    const second = await findTokenAfter(() => requestChange(noor, ELSEWHERE), mail);
    const responses = await Promise.all([
      press(CONFIRM, first),
      press(CONFIRM, second),
      press(CONFIRM, first),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const emails = [(await me(maya)).email, (await me(noor)).email];
    expect(emails.filter((email) => email === ELSEWHERE)).toHaveLength(1);
  });

  it('DOOR-1 reserves the earlier address as long as it may take the account back', async () => {
    const thief = await createMemberBrowser(site.app);
    await moveTo(thief, ELSEWHERE);
    const credentials = { email: MAYA, password: PASSWORD };
    const signUp = () => guest().send('POST', `${API}email-registration/`, credentials);
    expect((await signUp()).json()).toEqual({ email: ['This email is already in use.'] });
    const noor = await createMemberBrowser(site.app, 'noor@example.com');
    expect((await requestChange(noor, MAYA)).json()).toEqual({ email: ['This email is already in use.'] });
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

  it('DOOR-1 the first owner has the last word where the address changed twice', async () => {
    const thief = await createMemberBrowser(site.app);
    await moveTo(thief, ELSEWHERE);
    await moveTo(thief, 'third@example.com');
    const second = await findToken(ELSEWHERE, TAKE_BACK);
    expect((await follow(MAYA, TAKE_BACK)).statusCode).toBe(200);
    expect((await press(TAKE_BACK, second)).statusCode).toBe(400);
    const profiles = await site.database.query.selectFrom('profiles').select('email').execute();
    expect(profiles).toEqual([{ email: MAYA }]);
  });

  it('DOOR-1 leaves nothing behind when the account is deleted', async () => {
    const maya = await createMemberBrowser(site.app);
    await moveTo(maya, ELSEWHERE);
    await requestChange(maya, 'third@example.com');
    await findToken('third@example.com', CONFIRM);
    expect((await maya.send('POST', `${ME}delete/`, { password: PASSWORD })).statusCode).toBe(204);
    expect((await press(TAKE_BACK, await findToken(MAYA, TAKE_BACK))).statusCode).toBe(400);
    expect((await press(CONFIRM, await findToken('third@example.com', CONFIRM))).statusCode).toBe(400);
  });

  it('DOOR-1.without-password a member without a password approves it from the current address first', async () => {
    const nadia = guest();
    await logInAtProvider(site, nadia, { person: NADIA });
    const present = (await me(nadia)).email;
    expect(await me(nadia)).toMatchObject({ has_password: false });
    expect((await nadia.send('PATCH', ME, { email: ELSEWHERE })).json()).toMatchObject({ email: present });
    expect((await follow(present, CONFIRM)).body).toContain('One step is left');
    expect((await me(nadia)).email).toBe(present);
    expect((await follow(ELSEWHERE, CONFIRM)).statusCode).toBe(200);
    expect((await me(nadia)).email).toBe(ELSEWHERE);
    // Their own identity moves along to the address that they have confirmed.
    expect(await opensByFacebook(NADIA)).toBe(true);
  });

  it('DOOR-1 newsletters move along if the address was verified, and back with it', async () => {
    const maya = await createMemberBrowser(site.app);
    const { query } = site.database;
    await query.updateTable('profiles').set({ date_email_proven: 1 }).execute();
    await query
      .insertInto('newsletter_subscribers')
      .values({ email: MAYA, email_key: MAYA, travel: 1, date_confirmed: 1 })
      .execute();
    const subscribers = () =>
      query.selectFrom('newsletter_subscribers').select(['email', 'travel']).execute();
    await requestChange(maya, ELSEWHERE);
    expect(await subscribers()).toEqual([{ email: MAYA, travel: 1 }]);
    await follow(ELSEWHERE, CONFIRM);
    expect(await subscribers()).toEqual([{ email: ELSEWHERE, travel: 1 }]);
    await site.mailbox.newestTo(MAYA, 'now has the address');
    await follow(MAYA, TAKE_BACK);
    expect(await subscribers()).toEqual([{ email: MAYA, travel: 1 }]);
  });
});
