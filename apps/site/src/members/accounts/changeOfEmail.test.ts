import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

const ME = '/api/v2/profiles/me/';

describe.each(testEngines)('requesting another email address on $name', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    const limits = { ...highRateLimits, changeEmail: { count: 2, windowMs: 60_000 } };
    site = await createTestSite(engine, { limits });
  });
  afterEach(() => site.stop());

  it('HOST-4 is rate limited, since a taken address has to be reported; the member’s own address and other changes are not', async () => {
    await createMemberBrowser(site.app, 'noor@example.com');
    const member = await createMemberBrowser(site.app);
    const change = async (patch: object) => {
      const { statusCode, body } = await member.send('PATCH', ME, { ...patch, current_password: PASSWORD });
      return [statusCode, statusCode === 400 ? body : ''];
    };
    const taken = [400, '{"email":["This email is already in use."]}'];
    expect(await change({ email: 'noor@example.com' })).toEqual(taken);
    expect(await change({ email: 'NOOR@example.com' })).toEqual(taken);
    expect(await change({ email: 'new@example.com' })).toEqual([429, '']);
    expect(await change({ email: 'Maya@example.com', full_name: 'Maya' })).toEqual([200, '']);
    expect((await member.get(ME)).json()).toMatchObject({ email: 'maya@example.com', full_name: 'Maya' });
    await site.app.inject('/health/live');
    expect(site.mailbox.mails).toEqual([]);
  });

  it('HOST-4 cannot be used to guess the password', async () => {
    await site.stop();
    const limits = { ...highRateLimits, changePassword: { count: 3, windowMs: 60_000 } };
    site = await createTestSite(engine, { limits });
    const thief = await createMemberBrowser(site.app);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const body = { email: 'thief@example.com', current_password: `guess ${attempt}` };
      statuses.push((await thief.send('PATCH', ME, body)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it('HOST-4 cannot flood a mailbox', async () => {
    await site.stop();
    const limits = { ...highRateLimits, resetByEmail: { count: 2, windowMs: 60_000 } };
    site = await createTestSite(engine, { limits });
    const member = await createMemberBrowser(site.app);
    const requestChange = async () =>
      (await member.send('PATCH', ME, { email: 'a@b.example', current_password: PASSWORD })).statusCode;
    expect([await requestChange(), await requestChange(), await requestChange()]).toEqual([200, 200, 429]);
  });

  it('DOOR-1.password without the password is rejected, whatever else the request changes', async () => {
    const member = await createMemberBrowser(site.app);
    const refused = await member.send('PATCH', ME, { email: 'a@b.example', full_name: 'Thief' });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['current_password']]);
    expect((await member.get(ME)).json()).toMatchObject({ full_name: null, pending_email: null });
    const guest = createBrowser(site.app);
    expect((await guest.send('PATCH', ME, { email: 'a@b.example' })).statusCode).toBe(403);
  });
});
