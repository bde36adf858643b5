import { createServer, type Server } from '../../createServer';
import type { Database } from '../database/database';
import { createSettings } from '../settings/createSettings';
import { createBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../../testing/createTestSite';
import { reopenPostgres, testEngines } from '../../testing/databases';

const API = '/api/v2/profiles/';
const five = { count: 5, windowMs: 60_000 };
const limits = {
  ...wideLimits,
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
    ['log-in', 'email-login/', (turn: number) => ({ email: `m${turn}@example.com`, password: 'x' })],
    ['sign-up', 'email-registration/', (turn: number) => ({ email: `m${turn}@example.com`, password: '1' })],
    ['a reset', 'reset-password/', () => ({ email: 'nobody@example.com' })],
    ['a new password', 'reset-password/confirm/', () => ({ token: 'x', new_password: PASSWORD })],
  ])('HOST-1.shared-limits count %s together, also in the same moment', async (_words, path, bodyOf) => {
    const apps = [first.app, second.app];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, turn) =>
        apps[turn % 2]?.inject({ method: 'POST', url: API + path, payload: bodyOf(turn) }),
      ),
    );
    const refused = answers.filter((answer) => answer?.statusCode === 429);
    expect(refused).toHaveLength(16 - five.count);
    for (const answer of refused) expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('HOST-1.shared-sessions share sessions, known browsers and reset tokens', async () => {
    const here = createBrowser(first.app);
    const credentials = { email: 'maya@example.com', password: PASSWORD };
    await here.send('POST', `${API}email-registration/`, credentials);
    const there = createBrowser(second.app);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect((await there.get(`${API}me/`)).statusCode).toBe(200);
    for (let turn = 0; turn < 6; turn++)
      await createBrowser(first.app).send('POST', `${API}email-login/`, { ...credentials, password: 'x' });
    expect((await there.send('POST', `${API}email-login/`, credentials)).statusCode).toBe(200);

    const mail = first.mailbox.next();
    await here.send('POST', `${API}reset-password/`, { email: credentials.email });
    const token = /token=([\w-]+)/.exec((await mail).text)?.[1];
    const body = { token, new_password: 'another-pie-43' };
    const both = await Promise.all(
      [here, there].map((browser) => browser.send('POST', `${API}reset-password/confirm/`, body)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await there.get(`${API}me/`)).statusCode).toBe(403);
  });
});
