import { createPasswords } from '../../platform/security/createPasswords';
import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';
import { manageMember, type MemberCommand } from './manageMember';

const ME = '/api/v2/profiles/me/';

describe.each(testEngines)('HOST-4 what an operator does to an account on $name', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine, { limits: wideLimits });
  });
  afterEach(() => site.stop());

  const manage = (command: MemberCommand, email: string, password = '') =>
    manageMember(
      { database: site.database, passwords: createPasswords({ memoryKib: 64, rounds: 1 }) },
      { command, email, password },
    );
  const logIn = async (password: string) => {
    const body = { email: 'maya@example.com', password };
    return (await createBrowser(site.app).send('POST', '/api/v2/profiles/email-login/', body)).statusCode;
  };

  it('ends all sessions of one member alone', async () => {
    const [maya, noor] = [
      await createMemberBrowser(site.app),
      await createMemberBrowser(site.app, 'noor@example.com'),
    ];
    expect(await manage('end-sessions', 'Maya@Example.com')).toBe(
      'maya@example.com is logged out everywhere (sessions ended: 1).',
    );
    expect((await maya.get(ME)).statusCode).toBe(403);
    expect((await noor.get(ME)).statusCode).toBe(200);
    expect(await logIn(PASSWORD)).toBe(200);
  });

  it('sets a password by the rules, which logs the member out everywhere', async () => {
    const maya = await createMemberBrowser(site.app);
    await expect(manage('set-password', 'maya@example.com', '1234')).rejects.toThrow('entirely numeric');
    expect((await maya.get(ME)).statusCode).toBe(200);
    expect(await manage('set-password', 'maya@example.com', 'another-pie-43')).toContain('a new password');
    expect((await maya.get(ME)).statusCode).toBe(403);
    expect([await logIn(PASSWORD), await logIn('another-pie-43')]).toEqual([400, 200]);
  });

  it('says so where nobody has the address', async () => {
    await expect(manage('end-sessions', 'nobody@example.com')).rejects.toThrow(
      'No member has the address nobody@example.com.',
    );
  });
});
