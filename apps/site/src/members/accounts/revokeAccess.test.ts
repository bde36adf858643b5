import {
  DEMO,
  logInAtProvider,
  openFacebookSite,
  type FacebookSite,
} from '../facebook-log-in/testing/openFacebookSite';
import { createPasswordHasher } from '../../platform/security/createPasswordHasher';
import { createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { testEngines } from '../../testing/testEngines';
import { manageMember } from './manageMember';
import {
  ME,
  CONFIRM,
  TAKE_BACK,
  MAYA,
  ELSEWHERE,
  createAccountActions,
} from './testing/createAccountActions';

describe.each(testEngines)('the access to an account on $name', (engine) => {
  let site: FacebookSite;
  beforeEach(async () => {
    site = await openFacebookSite(engine, { hasPages: true });
  });
  afterEach(() => site.stop());

  const {
    guest,
    logIn,
    canLogIn,
    isLoggedIn,
    listAccess,
    requestChange,
    findToken,
    press,
    follow,
    moveTo,
    link,
    opensByFacebook,
    askForReset,
    reset,
  } = createAccountActions(() => site);

  /**
   * A member with every kind of access: two sessions, Facebook, a reset mail, a pending change of email, a pending
   * link.
   */
  async function openAllAccess() {
    const owner = await createMemberBrowser(site.app, 'demo@example.com');
    const thief = guest();
    await link(thief);
    await requestChange(thief, ELSEWHERE);
    const change = await findToken(ELSEWHERE, CONFIRM);
    const resetToken = await askForReset('demo@example.com');
    const sessionsOf = async () => [await isLoggedIn(owner), await isLoggedIn(thief)];
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
    const { owner, sessionsOf, links } = await openAllAccess();
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
    expect((await listAccess(owner)).identities).toHaveLength(keep_identities ? 1 : 0);
  });

  it('DOOR-2.password-change AUTH-13.linked AUTH-13.unlinked the password page shows a linked identity, and keeps it if it is ticked', async () => {
    const { owner } = await openAllAccess();
    const page = '/accounts/password/';
    expect((await owner.get(page)).body).toContain('name="keep_identities"');
    const fields = { current_password: PASSWORD, new_password: 'another-pie-43', keep_identities: 'true' };
    expect((await owner.post(page, fields)).statusCode).toBe(200);
    expect(await opensByFacebook(DEMO)).toBe(true);
    const secondLogIn = { current_password: 'another-pie-43', new_password: 'fourth-pie-44' };
    expect((await owner.post(page, secondLogIn)).statusCode).toBe(200);
    expect(await opensByFacebook(DEMO)).toBe(false);
    expect((await owner.get(page)).body).not.toContain('name="keep_identities"');
  });

  it('DOOR-2.reset a reset', async () => {
    const { resetToken, sessionsOf, links } = await openAllAccess();
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

  it('DOOR-2.set-password the operator’s command, which an earlier address cannot undo', async () => {
    const { owner, sessionsOf, links } = await openAllAccess();
    const takeBack = await findToken('demo@example.com', TAKE_BACK);
    const parts = { database: site.database, passwords: createPasswordHasher({ memoryKib: 64, rounds: 1 }) };
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

  it('DOOR-2.taken-back a taken-back email', async () => {
    const { sessionsOf, links } = await openAllAccess();
    await follow('demo@example.com', TAKE_BACK);
    expect([await sessionsOf(), await links()]).toEqual([
      [false, false],
      [400, 400],
    ]);
    expect(await opensByFacebook(DEMO)).toBe(false);
  });

  it('DOOR-2.thief a thief cannot prevent taking the account back by changing the password or resetting it', async () => {
    const thief = await createMemberBrowser(site.app);
    await moveTo(thief, ELSEWHERE);
    const body = { current_password: PASSWORD, new_password: 'another-pie-43' };
    await thief.send('POST', `${ME}password/`, body);
    await reset(await askForReset(ELSEWHERE), 'third-pie-44');
    expect((await follow(MAYA, TAKE_BACK)).statusCode).toBe(200);
    expect(await canLogIn(ELSEWHERE, 'third-pie-44')).toBe(false);
  });

  it('DOOR-2 a pending link ends with the password', async () => {
    await createMemberBrowser(site.app, 'demo@example.com');
    const thief = guest();
    await logInAtProvider(site, thief, { person: DEMO });
    await reset(await askForReset('demo@example.com'), 'my-own-pie-99');
    await logIn(thief, 'demo@example.com', 'my-own-pie-99');
    expect((await listAccess(thief)).identities).toEqual([]);
  });
});
