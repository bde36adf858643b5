import { availableParallelism } from 'node:os';
import type { LightMyRequestResponse } from 'fastify';
import { defaultRateLimits } from '../../platform/security/rateLimits';
import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

/** More concurrent requests than the hasher accepts; the rest may not be queued. */
const AT_ONCE = availableParallelism() + 4;
/** Slow enough that the last request arrives before the first is done. */
const passwordCost = { memoryKib: 8192, rounds: 30, maxQueued: 0 };
const BUSY = 'The site is very busy. Please try again in a moment.';

describe.each(testEngines)('DOOR-7 a full queue of password hashes on $name', (engine) => {
  let site: TestSite;
  afterEach(() => site.stop());
  const open = async (logIns: number) => {
    const logInByAddress = { ...defaultRateLimits.logInByAddress, count: logIns };
    site = await createTestSite(engine, {
      hasPages: true,
      passwordCost,
      limits: { ...highRateLimits, logInByAddress },
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

  it('DOOR-7.hashing makes the API respond with 503, and does not count as an attempt', async () => {
    await open(AT_ONCE);
    const responses = await all(logIn);
    const rejected = responses.filter(isBusy);
    expect(rejected.length).toBeGreaterThan(0);
    expect(responses.filter((response) => !isBusy(response)).map(({ statusCode }) => statusCode)).toContain(
      400,
    );
    for (const { headers, body } of rejected)
      expect([headers['retry-after'], JSON.parse(body)]).toEqual(['5', { detail: BUSY }]);
    // Each of those who were turned away may still try.
    for (let attempt = 0; attempt < rejected.length; attempt += 1)
      expect((await logIn()).statusCode).toBe(400);
    expect((await logIn()).statusCode).toBe(429);
  });

  it('is reported in the form, which keeps the input', async () => {
    await open(1000);
    const responses = await all(() =>
      createBrowser(site.app).post('/accounts/login', { email: 'maya@example.com', password: 'guess' }),
    );
    const [rejected] = responses.filter(isBusy);
    expect(rejected?.headers['retry-after']).toBe('5');
    expect(rejected?.body).toContain(BUSY);
    expect(rejected?.body).toContain('value="maya@example.com"');
  });

  it('allows sign-up, change of password and deletion to be retried', async () => {
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
    for (const responses of [signUps, changes, deletions]) {
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(
        new Set([responses === signUps ? 201 : 400, 503]),
      );
    }
  });
});
