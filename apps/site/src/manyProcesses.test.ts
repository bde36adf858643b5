import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { createContentTokens } from './content/content-api/tokens/createContentTokens';
import type { Database } from './platform/database/Database';
import { migrate } from './platform/database/migrate';
import { openDatabase } from './platform/database/openDatabase';
import { resetIdentitySequences } from './platform/database/resetIdentitySequences';
import { siteFolder } from './platform/siteFolder';
import { addSampleCity } from './testing/addSampleCity';
import { PASSWORD } from './testing/createBrowser';
import { findFreePort } from './testing/freePort';
import { hasNginx, startNginx, type Nginx } from './testing/startNginx';
import { startPostgres, type TestPostgres } from './testing/startPostgres';

const API = '/api/v2/';
const LOG_IN = `${API}profiles/email-login/`;
const POLL_MS = 20;
const guide = readFileSync(join(siteFolder, '../../docs/operator.md'), 'utf8');
/** The proxy's configuration, as the guide prints it. */
const block = /<!-- nginx: several processes -->\s*```nginx\n([^]*?)```/.exec(guide)?.[1] ?? '';

/** A process of the site, as an operator starts it. */
interface SiteProcess {
  child: ChildProcess;
  port: number;
}

interface Answer {
  status: number;
  body: string;
}

(hasNginx ? describe : describe.skip)('two processes on PostgreSQL behind nginx', () => {
  let postgres: TestPostgres;
  let database: Database;
  let folder: string;
  let nginx: Nginx;
  let processes: SiteProcess[];

  beforeAll(async () => {
    postgres = await startPostgres();
    database = openDatabase(postgres.url);
    await migrate(database);
    await addSampleCity(database);
    await resetIdentitySequences(database);
    folder = mkdtempSync(join(tmpdir(), 'cityguide-processes-'));
    processes = await Promise.all([startProcess(), startProcess()]);
    nginx = await startNginx((port) =>
      Promise.resolve(
        block
          .replace('server_name city.example', `server_name city.test:${port}`)
          .replace('127.0.0.1:3000', `127.0.0.1:${processes[0]?.port}`)
          .replace('127.0.0.1:3001', `127.0.0.1:${processes[1]?.port}`),
      ),
    );
  }, 120_000);
  afterAll(async () => {
    await nginx.stop();
    for (const { child } of processes) await end(child, 'SIGTERM');
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  async function startProcess(knownPort?: number): Promise<SiteProcess> {
    const port = knownPort ?? (await findFreePort());
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: siteFolder,
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: postgres.url,
        DATA_DIR: folder,
        SITE_ORIGIN: 'https://city.test',
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => line.includes('site is at') && resolve());
      child.once('exit', () => reject(new Error('The site has ended.')));
    });
    return { child, port };
  }

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  /** A browser whose requests nginx passes to both processes by turns. */
  function createVisitor() {
    const cookies = new Map<string, string>();
    async function send(
      method: string,
      path: string,
      { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
    ) {
      const sent = request({
        host: '127.0.0.1',
        port: nginx.port,
        method,
        path,
        agent: false,
        rejectUnauthorized: false,
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-csrftoken': [...cookies].find(([name]) => name.includes('csrftoken'))?.[1] ?? '',
          ...(body !== undefined && {
            'content-type': 'application/json',
            origin: 'https://city.test',
            referer: 'https://city.test/',
          }),
          ...headers,
        },
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      for (const line of response.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: response.statusCode ?? 0, body: await text(response) } satisfies Answer;
    }
    return { send, get: (path: string) => send('GET', path) };
  }

  async function signUp(email: string) {
    const visitor = createVisitor();
    const answer = await visitor.send('POST', `${API}profiles/email-registration/`, {
      body: { email, password: PASSWORD },
    });
    expect([answer.status, answer.body]).toEqual([201, expect.any(String)]);
    return visitor;
  }

  async function until<T>(look: () => Promise<T>, isRight: (seen: T) => boolean): Promise<T> {
    for (;;) {
      const seen = await look();
      if (isRight(seen)) return seen;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  const times = <T>(count: number, run: () => Promise<T>) => {
    const steps = Array.from({ length: count });
    return steps.reduce<Promise<T[]>>(
      async (before) => [...(await before), await run()],
      Promise.resolve([]),
    );
  };

  it('MANY-2.sessions a member is logged in with each process, and logged out of each', async () => {
    const maya = await signUp('maya@example.com');
    const answers = await times(6, () => maya.get(`${API}profiles/me/`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await maya.send('POST', '/profiles/logout/', {
      headers: { origin: 'https://city.test' },
    });
    const after = await times(4, () => maya.get(`${API}favourites/`));
    expect(new Set(after.map(({ status }) => status)).has(200)).toBe(false);
  });

  it('MANY-2.fresh what one process has changed, each shows with the next request', async () => {
    const { token } = await createContentTokens(database).create({
      name: 'CMS',
      kinds: ['listings'],
      expiresMs: null,
    });
    const cms = createVisitor();
    const put = (name: string) =>
      cms.send('PUT', `${API}content/listings/q/`, {
        body: { name, type: 'restaurants', category: 'Bakeries' },
        headers: { authorization: `Bearer ${token}` },
      });
    const first = JSON.parse((await put('Quetzal House')).body) as { share_url: string };
    for (let round = 0; round < 6; round += 1) {
      await times(2, () => cms.get(first.share_url));
      await put(`Quetzal ${round}`);
      const pages = await times(4, () => cms.get(first.share_url));
      expect(pages.map(({ body }) => body.includes(`Quetzal ${round}`))).toEqual([true, true, true, true]);
    }
  }, 60_000);

  it('MANY-2.killed a process that is killed loses nothing that was acknowledged, pages come from the other, and it comes back', async () => {
    const noor = await signUp('noor@example.com');
    const acknowledged: number[] = [];
    const [first] = processes as [SiteProcess];
    let killed: Promise<void> | undefined;
    for (let listing = 1; listing <= 60; listing += 1) {
      const answering = noor.send('POST', `${API}favourites/`, { body: { listing } });
      if (listing === 20) killed = end(first.child, 'SIGKILL');
      if ((await answering).status === 201) acknowledged.push(listing);
      if (listing > 20) expect((await noor.get('/restaurants/')).status).toBe(200);
    }
    await killed;
    const rows = await database.query.selectFrom('favourites').select('listing_id').execute();
    const stored = new Set(rows.map(({ listing_id: id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(50);
    processes[0] = await startProcess(first.port);
    expect((await times(4, () => noor.get(`${API}profiles/me/`))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
  }, 120_000);

  it('MANY-2.database-restarted nothing acknowledged is lost, and both processes recover by themselves', async () => {
    const omar = await signUp('omar@example.com');
    const before = await database.query.selectFrom('favourites').select('id').execute();
    expect((await omar.send('POST', `${API}favourites/`, { body: { listing: 5 } })).status).toBe(201);
    const restarting = postgres.restart();
    const meanwhile: number[] = [];
    let isOver = false;
    void restarting.finally(() => (isOver = true));
    while (!isOver) meanwhile.push((await omar.get(`${API}favourites/`)).status);
    await restarting;
    expect(meanwhile).toContain(503);
    expect(meanwhile.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const recovered = () => times(4, () => omar.get(`${API}favourites/`));
    await until(recovered, (answers) => answers.every(({ status }) => status === 200));
    const after = await database.query.selectFrom('favourites').select('id').execute();
    expect(after).toHaveLength(before.length + 1);
  }, 120_000);

  it('MANY-2.limits attempts are counted by both together', async () => {
    const guesser = createVisitor();
    const guess = () =>
      guesser.send('POST', LOG_IN, {
        body: { email: 'maya@example.com', password: 'wrong' },
      });
    const answers = await times(24, guess);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
  }, 60_000);
});
