import type * as Argon2 from '@node-rs/argon2';
import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

const work = { hashes: 0, checks: 0 };
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return {
    ...real,
    hash: (...input: Parameters<typeof real.hash>) => ((work.hashes += 1), real.hash(...input)),
    verify: (...input: Parameters<typeof real.verify>) => ((work.checks += 1), real.verify(...input)),
  };
});

/** Everything that distinguishes two responses for a client, with expensive operations counted instead of timed. */
interface Traits {
  status: number;
  body: string;
  headers: string;
  work: typeof work;
}

describe.each(testEngines)('HOST-4 whether an account exists, on $name,', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, { hasPages: true, limits: highRateLimits });
    await createMemberBrowser(site.app);
  });
  afterAll(() => site.stop());

  type Send = (email: string) => Promise<Awaited<ReturnType<TestSite['app']['inject']>>>;
  async function observe(send: Send, email: string): Promise<Traits> {
    Object.assign(work, { hashes: 0, checks: 0 });
    const response = await send(email);
    // All headers except those that depend on the time or the length of the address.
    const headers = { ...response.headers, date: undefined, 'content-length': undefined };
    const text = response.body.replaceAll(email, '…');
    return { status: response.statusCode, body: text, headers: JSON.stringify(headers), work: { ...work } };
  }
  const json =
    (path: string, body: object = {}): Send =>
    (email) =>
      createBrowser(site.app).send('POST', `/api/v2/profiles/${path}/`, { email, ...body });
  const form =
    (path: string, fields: Record<string, string> = {}): Send =>
    (email) =>
      createBrowser(site.app).post(path, { email, ...fields });

  it.each<[string, Send]>([
    ['log-in through the API', json('email-login', { password: 'guess' })],
    ['log-in through the form', form('/accounts/login', { password: 'guess' })],
    ['a reset through the API', json('reset-password')],
    ['a reset through the form', form('/accounts/forgot-password/')],
  ])(
    'HOST-4.not-told %s does not reveal it by text, status, headers or expensive operations',
    async (_name, send) => {
      const known = await observe(send, 'maya@example.com');
      const unknown = await observe(send, 'nobody@example.com');
      expect(unknown).toEqual(known);
      await site.app.inject('/health/live');
    },
  );

  it('log-in always verifies one password hash, also for the right password', async () => {
    for (const [email, password] of [
      ['maya@example.com', PASSWORD],
      ['maya@example.com', 'guess'],
      ['nobody@example.com', 'guess'],
      ['nobody@example.com', 'x'.repeat(255)],
      ['o’brien+tag@exämple.com', ' '],
    ] as const) {
      const { work: done } = await observe(json('email-login', { password }), email);
      expect([email, done]).toEqual([email, { hashes: 0, checks: 1 }]);
    }
  });

  it('HOST-4.sign-up-told sign-up reveals it, as it must, and then calculates no hash', async () => {
    const { status, work: done } = await observe(
      json('email-registration', { password: PASSWORD }),
      'maya@example.com',
    );
    expect([status, done]).toEqual([400, { hashes: 0, checks: 0 }]);
  });

  it('an invalid reset link calculates no hash, so that forged ones cannot keep the server busy', async () => {
    const body = { token: 'x'.repeat(43), new_password: PASSWORD };
    const { status, work: done } = await observe(json('reset-password/confirm', body), '');
    expect([status, done]).toEqual([400, { hashes: 0, checks: 0 }]);
  });
});
