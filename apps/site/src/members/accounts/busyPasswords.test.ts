import { availableParallelism } from 'node:os';
import type { LightMyRequestResponse } from 'fastify';
import { defaultAttemptLimits } from '../../platform/security/attemptLimits';
import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';

/** More at once than there are places to hash; nobody may wait for one. */
const AT_ONCE = availableParallelism() + 4;
/** Long enough that the last has asked before the first is done. */
const passwordCost = { memoryKib: 8192, rounds: 30, maxWaiting: 0 };
const BUSY = 'The site is very busy. Please try again in a moment.';

describe.each(testEngines)('DOOR-7 a full line of passwords on $name', (engine) => {
  let site: TestSite;
  afterEach(() => site.stop());
  const open = async (logIns: number) => {
    const logInByAddress = { ...defaultAttemptLimits.logInByAddress, count: logIns };
    site = await createTestSite(engine, {
      hasPages: true,
      passwordCost,
      limits: { ...wideLimits, logInByAddress },
    });
  };
  const logIn = () =>
    createBrowser(site.app).send('POST', '/api/v2/profiles/email-login/', {
      email: 'maya@example.com',
      password: 'guess',
    });
  const all = (send: () => Promise<LightMyRequestResponse>) =>
    Promise.all(Array.from({ length: AT_ONCE }, send));
  const isBusy = ({ statusCode }: LightMyRequestResponse) => statusCode === 503;

  it('DOOR-7.hashing is answered with 503 by the API, and does not count as an attempt', async () => {
    await open(AT_ONCE);
    const answers = await all(logIn);
    const refused = answers.filter(isBusy);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => !isBusy(answer)).map(({ statusCode }) => statusCode)).toContain(400);
    for (const { headers, body } of refused)
      expect([headers['retry-after'], JSON.parse(body)]).toEqual(['5', { detail: BUSY }]);
    // Each of those who were turned away may still try.
    for (let turn = 0; turn < refused.length; turn += 1) expect((await logIn()).statusCode).toBe(400);
    expect((await logIn()).statusCode).toBe(429);
  });

  it('is told in the form, which keeps what was typed', async () => {
    await open(1000);
    const answers = await all(() =>
      createBrowser(site.app).post('/accounts/login', { email: 'maya@example.com', password: 'guess' }),
    );
    const [refused] = answers.filter(isBusy);
    expect(refused?.headers['retry-after']).toBe('5');
    expect(refused?.body).toContain(BUSY);
    expect(refused?.body).toContain('value="maya@example.com"');
  });

  it('lets sign-up, change of password and deletion be tried again', async () => {
    await open(1000);
    const member = await createMemberBrowser(site.app);
    const signUps = await all(() =>
      createBrowser(site.app).send('POST', '/api/v2/profiles/email-registration/', {
        email: `${Math.random()}@example.com`,
        password: PASSWORD,
      }),
    );
    const changes = await all(() =>
      member.send('POST', '/api/v2/profiles/me/password/', {
        current_password: 'guess',
        new_password: 'plum-cake-77',
      }),
    );
    const deletions = await all(() =>
      member.send('POST', '/api/v2/profiles/me/delete/', { password: 'guess' }),
    );
    for (const answers of [signUps, changes, deletions]) {
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(
        new Set([answers === signUps ? 201 : 400, 503]),
      );
    }
  });
});
