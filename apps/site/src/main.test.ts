import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { addSampleCity } from './testing/addSampleCity';
import { migrate } from './platform/database/migrate';
import { openDatabase } from './platform/database/openDatabase';

const siteFolder = resolve(__dirname, '..');

describe('the process', () => {
  let dataDir: string;
  let children: ChildProcess[];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'cityguide-main-'));
    children = [];
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  function start(environment: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: siteFolder,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...environment },
    });
    children.push(child);
    const said: string[] = [];
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => said.push(line));
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const address = new Promise<string>((found, fail) => {
      lines.on('line', (line) => {
        const match = /^The guide site is at (http:\S+)$/.exec(line)?.[1];
        if (match) found(match);
      });
      void ended.then((code) => fail(new Error(`It ended with ${code}: ${complaint}`)));
    });
    address.catch(() => undefined);
    return { child, said, address, ended, complaint: () => complaint };
  }

  /** Seeding is proved elsewhere; here it would only take time. */
  async function fillDatabase(): Promise<void> {
    const database = openDatabase(`sqlite:${join(dataDir, 'cityguide.sqlite')}`);
    await migrate(database);
    await addSampleCity(database);
    await database.close();
  }

  it('HOST-7.logs HOST-7.graceful-stop serves, logs JSON without cookies, and on SIGTERM lets a request under way end', async () => {
    await fillDatabase();
    const site = start();
    const { port, hostname } = new URL(await site.address);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const body = '{"email":"a@b.co","password":"x"}';
    socket.write(
      `POST /api/v2/profiles/email-login/ HTTP/1.1\r\nhost: x\r\ncookie: sessionid=hidden\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    while (!site.said.some((line) => line.includes('email-login'))) await once(site.child.stdout, 'data');
    site.child.kill('SIGTERM');
    socket.write(body.slice(5));
    expect(await site.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);

    const logs = site.said.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as object);
    expect(logs.length).toBeGreaterThan(1);
    expect(site.said.join()).not.toContain('hidden');
  }, 60_000);

  it('HOST-7.crash loses no acknowledged write when it is killed in the midst of writing', async () => {
    await fillDatabase();
    const site = start({ ATTEMPTS_FACTOR: '1000' });
    const api = `${await site.address}/api/v2/`;
    const json = { 'content-type': 'application/json' };
    const credentials = JSON.stringify({ email: 'maya@example.com', password: 'a-long-enough-pie' });
    const entered = await fetch(`${api}profiles/email-registration/`, {
      method: 'POST',
      headers: json,
      body: credentials,
    });
    const cookies = entered.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.split('=')[1] ?? '';
    const headers = { ...json, cookie: cookies.join('; '), 'x-csrftoken': token };

    let acknowledged = 0;
    const writing = (async () => {
      for (let turn = 1; ; turn += 1) {
        const body = JSON.stringify({ full_name: `Maya ${turn}` });
        const answer = await fetch(`${api}profiles/me/`, { method: 'PATCH', headers, body });
        if (answer.status !== 200) throw new Error(`Answered ${answer.status}.`);
        acknowledged = turn;
        if (turn === 150) site.child.kill('SIGKILL');
      }
    })();
    await expect(writing).rejects.toThrow('fetch failed');
    await site.ended.catch(() => undefined);

    const database = openDatabase(`sqlite:${join(dataDir, 'cityguide.sqlite')}`);
    const { full_name: name } = await database.query
      .selectFrom('profiles')
      .select('full_name')
      .where('email', '=', 'maya@example.com')
      .executeTakeFirstOrThrow();
    await database.close();
    expect(acknowledged).toBeGreaterThanOrEqual(150);
    // The last write may have been done and not yet answered.
    expect([acknowledged, acknowledged + 1]).toContain(Number(name.replace('Maya ', '')));
  }, 60_000);

  it('ends with what to do where a setting is wrong', async () => {
    const site = start({ PORT: 'http', SITE: 'blog' });
    expect(await site.ended).toBe(1);
    expect(site.complaint()).toContain("PORT is 'http', allowed is a number from 0 to 65535.");
    expect(site.complaint()).toContain("SITE is 'blog', allowed is guide, news.");
    expect(site.complaint()).not.toContain('    at ');
  }, 60_000);

  it.each([
    ['true', true],
    ['1', false],
  ])(
    'DOOR-13 says at the start what TRUST_PROXY=%s lets through: %p',
    async (value, warns) => {
      await fillDatabase();
      const site = start({ TRUST_PROXY: value });
      await site.address;
      const warnings = site.said.filter((line) => line.includes('TRUST_PROXY=true believes whoever sends'));
      expect(warnings).toHaveLength(warns ? 1 : 0);
      site.child.kill('SIGTERM');
      await site.ended;
    },
    60_000,
  );

  it('DOOR-5.start ends in production with what to do where it is not told its own address', async () => {
    const site = start({ NODE_ENV: 'production' });
    expect(await site.ended).toBe(1);
    expect(site.complaint()).toContain('SITE_ORIGIN is not set, and NODE_ENV is production.');
    expect(site.complaint()).not.toContain('    at ');
  }, 60_000);

  it('ends in words where the port is taken or the database cannot be reached', async () => {
    await fillDatabase();
    const first = start();
    const { port } = new URL(await first.address);
    const second = start({ PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.complaint()).toContain('Choose another port');
    first.child.kill('SIGTERM');
    await first.ended;

    const third = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await third.ended).toBe(1);
    expect(third.complaint()).toContain('ECONNREFUSED');
  }, 60_000);
});
