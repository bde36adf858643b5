import { createBrowser, createMemberBrowser } from '../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../testing/createTestSite';
import { testEngines } from '../testing/databases';

const ME = '/api/v2/profiles/me/';

describe.each(testEngines)('another email address on $name', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    const limits = { ...wideLimits, changeEmail: { count: 2, windowMs: 60_000 } };
    site = await createTestSite(engine, { limits });
  });
  afterEach(() => site.stop());

  it('HOST-4 is limited, since a taken one has to be named; the own one and other changes are not', async () => {
    await createMemberBrowser(site.app, 'noor@example.com');
    const member = await createMemberBrowser(site.app);
    const change = async (patch: object) => {
      const { statusCode, body } = await member.send('PATCH', ME, patch);
      return [statusCode, statusCode === 400 ? body : ''];
    };
    const taken = [400, '{"email":["This email is already in use."]}'];
    expect(await change({ email: 'noor@example.com' })).toEqual(taken);
    expect(await change({ email: 'NOOR@example.com' })).toEqual(taken);
    expect(await change({ email: 'new@example.com' })).toEqual([429, '']);
    expect(await change({ email: 'Maya@example.com', full_name: 'Maya' })).toEqual([200, '']);
    expect((await member.get(ME)).json()).toMatchObject({ email: 'Maya@example.com', full_name: 'Maya' });
  });

  it('HOST-4 makes links useless that went to the old one', async () => {
    const member = await createMemberBrowser(site.app);
    const mail = site.mailbox.next();
    const visitor = createBrowser(site.app);
    await visitor.send('POST', '/api/v2/profiles/reset-password/', { email: 'maya@example.com' });
    const token = /token=([\w-]+)/.exec((await mail).text)?.[1];
    await member.send('PATCH', ME, { email: 'elsewhere@example.com' });
    const body = { token, new_password: 'another-pie-43' };
    const confirmed = await visitor.send('POST', '/api/v2/profiles/reset-password/confirm/', body);
    expect(confirmed.json()).toEqual({ token: ['This link no longer works. Ask for a new one.'] });
  });
});
