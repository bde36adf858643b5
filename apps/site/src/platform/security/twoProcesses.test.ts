import { createServer, type Server } from '../../createServer';
import type { Database } from '../database/Database';
import { createSettings } from '../settings/createSettings';
import { createBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { reopenPostgres, testEngines } from '../../testing/testEngines';

const API = '/api/v2/profiles/';
const five = { count: 5, windowMs: 60_000 };
const limits = {
  ...highRateLimits,
  logInByAddress: five,
  signUp: five,
  resetByEmail: five,
  confirmReset: five,
};

describe('HOST-1 HOST-4 two processes on one PostgreSQL', () => {
  let first: TestSite;
  let second: Server;
  let connection: Database;
  beforeEach(async () => {
    first = await createTestSite(testEngines[1], { limits });
    connection = await reopenPostgres(first.database);
    const { dataDir } = first;
    const passwordCost = { memoryKib: 64, rounds: 1 };
    second = await createServer(createSettings({ database: connection, dataDir, limits, passwordCost }));
  });
  afterEach(async () => {
    await second.app.close();
    await connection.close();
    await first.stop();
  });

  it.each([
    ['log-in', 'email-login/', (index: number) => ({ email: `m${index}@example.com`, password: 'x' })],
    [
      'sign-up',
      'email-registration/',
      (index: number) => ({ email: `m${index}@example.com`, password: '1' }),
    ],
    ['a reset', 'reset-password/', () => ({ email: 'nobody@example.com' })],
    ['a new password', 'reset-password/confirm/', () => ({ token: 'x', new_password: PASSWORD })],
  ])('HOST-1.shared-limits count %s together, even simultaneously', async (_title, path, createBody) => {
    const apps = [first.app, second.app];
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        apps[index % 2]?.inject({ method: 'POST', url: API + path, payload: createBody(index) }),
      ),
    );
    const rejected = responses.filter((response) => response?.statusCode === 429);
    expect(rejected).toHaveLength(16 - five.count);
    for (const response of rejected) expect(Number(response?.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('HOST-1.shared-sessions share sessions, known browsers and reset tokens', async () => {
    const firstBrowser = createBrowser(first.app);
    const credentials = { email: 'maya@example.com', password: PASSWORD };
    await firstBrowser.send('POST', `${API}email-registration/`, credentials);
    const secondBrowser = createBrowser(second.app);
    for (const [name, value] of firstBrowser.cookies) secondBrowser.cookies.set(name, value);
    expect((await secondBrowser.get(`${API}me/`)).statusCode).toBe(200);
    for (let index = 0; index < 6; index++)
      await createBrowser(first.app).send('POST', `${API}email-login/`, { ...credentials, password: 'x' });
    expect((await secondBrowser.send('POST', `${API}email-login/`, credentials)).statusCode).toBe(200);

    const mail = first.mailbox.next();
    await firstBrowser.send('POST', `${API}reset-password/`, { email: credentials.email });
    const token = /token=([\w-]+)/.exec((await mail).text)?.[1];
    const body = { token, new_password: 'another-pie-43' };
    const responses = await Promise.all(
      [firstBrowser, secondBrowser].map((browser) =>
        browser.send('POST', `${API}reset-password/confirm/`, body),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await secondBrowser.get(`${API}me/`)).statusCode).toBe(403);
  });
});
