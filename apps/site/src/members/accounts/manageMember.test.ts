import { createPasswordHasher } from '../../platform/security/createPasswordHasher';
import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { manageMember, type MemberCommand } from './manageMember';

const ME = '/api/v2/profiles/me/';

describe.each(testEngines)('HOST-4 the operator’s commands for an account on $name', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine, { limits: highRateLimits });
  });
  afterEach(() => site.stop());

  const manage = (command: MemberCommand, email: string, password = '') =>
    manageMember(
      { database: site.database, passwords: createPasswordHasher({ memoryKib: 64, rounds: 1 }) },
      { command, email, password },
    );
  const logIn = async (password: string) => {
    const body = { email: 'maya@example.com', password };
    return (await createBrowser(site.app).send('POST', '/api/v2/profiles/email-login/', body)).statusCode;
  };

  it('ends all sessions of one member only', async () => {
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

  it('sets a valid password and logs the member out everywhere', async () => {
    const maya = await createMemberBrowser(site.app);
    await expect(manage('set-password', 'maya@example.com', '1234')).rejects.toThrow('entirely numeric');
    expect((await maya.get(ME)).statusCode).toBe(200);
    expect(await manage('set-password', 'maya@example.com', 'another-pie-43')).toContain('a new password');
    expect((await maya.get(ME)).statusCode).toBe(403);
    expect([await logIn(PASSWORD), await logIn('another-pie-43')]).toEqual([400, 200]);
  });

  it('reports an unknown address', async () => {
    await expect(manage('end-sessions', 'nobody@example.com')).rejects.toThrow(
      'No member has the address nobody@example.com.',
    );
  });
});
