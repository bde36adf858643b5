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
    const output: string[] = [];
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => output.push(line));
    let errorOutput = '';
    child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const address = new Promise<string>((resolve, reject) => {
      lines.on('line', (line) => {
        const match = /^The guide site is at (http:\S+)$/.exec(line)?.[1];
        if (match) resolve(match);
      });
      void ended.then((code) => reject(new Error(`It ended with ${code}: ${errorOutput}`)));
    });
    address.catch(() => undefined);
    return { child, output, address, ended, errorOutput: () => errorOutput };
  }

  /** Avoids seeding, which is tested elsewhere and takes long. */
  async function fillDatabase(): Promise<void> {
    const database = openDatabase(`sqlite:${join(dataDir, 'cityguide.sqlite')}`);
    await migrate(database);
    await addSampleCity(database);
    await database.close();
  }

  it('HOST-7.logs HOST-7.graceful-stop serves, logs JSON without cookies, and on SIGTERM finishes pending requests', async () => {
    await fillDatabase();
    const site = start();
    const { port, hostname } = new URL(await site.address);
    const socket = connect(Number(port), hostname);
    let response = '';
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
    const body = '{"email":"a@b.co","password":"x"}';
    socket.write(
      `POST /api/v2/profiles/email-login/ HTTP/1.1\r\nhost: x\r\ncookie: sessionid=hidden\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    while (!site.output.some((line) => line.includes('email-login'))) await once(site.child.stdout, 'data');
    site.child.kill('SIGTERM');
    socket.write(body.slice(5));
    expect(await site.ended).toBe(0);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);

    const logs = site.output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as object);
    expect(logs.length).toBeGreaterThan(1);
    expect(site.output.join()).not.toContain('hidden');
  }, 60_000);

  it('HOST-7.crash loses no acknowledged write when it is killed while writing', async () => {
    await fillDatabase();
    const site = start({ ATTEMPTS_FACTOR: '1000' });
    const api = `${await site.address}/api/v2/`;
    const json = { 'content-type': 'application/json' };
    const credentials = JSON.stringify({ email: 'maya@example.com', password: 'a-long-enough-pie' });
    const registration = await fetch(`${api}profiles/email-registration/`, {
      method: 'POST',
      headers: json,
      body: credentials,
    });
    const cookies = registration.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.split('=')[1] ?? '';
    const headers = { ...json, cookie: cookies.join('; '), 'x-csrftoken': token };

    let acknowledged = 0;
    const writing = (async () => {
      for (let index = 1; ; index += 1) {
        const body = JSON.stringify({ full_name: `Maya ${index}` });
        const response = await fetch(`${api}profiles/me/`, { method: 'PATCH', headers, body });
        if (response.status !== 200) throw new Error(`Answered ${response.status}.`);
        acknowledged = index;
        if (index === 150) site.child.kill('SIGKILL');
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
    // The last write may have been done, but not yet acknowledged.
    expect([acknowledged, acknowledged + 1]).toContain(Number(name.replace('Maya ', '')));
  }, 60_000);

  it('exits with instructions if a setting is invalid', async () => {
    const site = start({ PORT: 'http', SITE: 'blog' });
    expect(await site.ended).toBe(1);
    expect(site.errorOutput()).toContain("PORT is 'http', allowed is a number from 0 to 65535.");
    expect(site.errorOutput()).toContain("SITE is 'blog', allowed is guide, news.");
    expect(site.errorOutput()).not.toContain('    at ');
  }, 60_000);

  it.each([
    ['true', true],
    ['1', false],
  ])(
    'DOOR-13 warns at the start if TRUST_PROXY=%s is insecure: %p',
    async (value, isInsecure) => {
      await fillDatabase();
      const site = start({ TRUST_PROXY: value });
      await site.address;
      const warnings = site.output.filter((line) => line.includes('TRUST_PROXY=true believes whoever sends'));
      expect(warnings).toHaveLength(isInsecure ? 1 : 0);
      site.child.kill('SIGTERM');
      await site.ended;
    },
    60_000,
  );

  it('DOOR-5.start exits in production with instructions if its origin is not set', async () => {
    const site = start({ NODE_ENV: 'production' });
    expect(await site.ended).toBe(1);
    expect(site.errorOutput()).toContain('SITE_ORIGIN is not set, and NODE_ENV is production.');
    expect(site.errorOutput()).not.toContain('    at ');
  }, 60_000);

  it('exits with a message if the port is in use or the database cannot be reached', async () => {
    await fillDatabase();
    const first = start();
    const { port } = new URL(await first.address);
    const second = start({ PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.errorOutput()).toContain('Choose another port');
    first.child.kill('SIGTERM');
    await first.ended;

    const third = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await third.ended).toBe(1);
    expect(third.errorOutput()).toContain('ECONNREFUSED');
  }, 60_000);
});
