import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import { migrate } from '../../../platform/database/migrate';
import { openDatabase } from '../../../platform/database/openDatabase';
import { siteFolder } from '../../../platform/siteFolder';
import { createMemberBrowser } from '../../../testing/createBrowser';
import { POSTGRES_VARIABLE } from '../../../testing/jestPostgres';
import { testEngines } from '../../../testing/testEngines';
import { openImportTest, type ImportTest } from '../testing/openImportTest';

const POLL_MS = 20;
const LINES = 6000;
const yaks = [
  'id,name,category',
  ...Array.from({ length: LINES }, (_, index) => `k${index},Yak ${index},Yaks`),
].join('\n');

/** Engines whose databases another process can open. */
const engines = [
  {
    name: 'SQLite',
    async open() {
      const folder = mkdtempSync(join(tmpdir(), 'cityguide-killed-'));
      const url = `sqlite:${join(folder, 'city.sqlite')}`;
      const database = openDatabase(url);
      await migrate(database);
      const remove = () => rmSync(folder, { recursive: true, force: true });
      return { database, url: () => Promise.resolve(url), remove };
    },
  },
  {
    name: 'PostgreSQL',
    async open() {
      const database = await testEngines[1].create();
      async function url() {
        const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
          database.query,
        );
        const address = new URL(process.env[POSTGRES_VARIABLE] ?? '');
        address.pathname = `/${rows[0]?.name}`;
        return address.href;
      }
      return { database, url, remove: () => undefined };
    },
  },
];

describe.each(engines)('a process that imports on $name', ({ open }) => {
  let test: ImportTest;
  let database: Database;
  let url: string;
  let remove: () => void;
  beforeEach(async () => {
    const opened = await open();
    ({ database, remove } = opened);
    url = await opened.url();
    test = await openImportTest({ name: 'opened', create: () => Promise.resolve(database) });
  });
  afterEach(async () => {
    await test.stop();
    remove();
  });

  function start(file: string): ChildProcess {
    return spawn(process.execPath, ['--import', 'tsx', 'src/importMain.ts', 'listings', file], {
      cwd: siteFolder,
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'ignore',
    });
  }

  async function countStaged(): Promise<number> {
    const rows = await database.query.selectFrom('import_rows').select('object_id').execute();
    return rows.length;
  }

  const whenStaged = async (): Promise<void> => {
    while ((await countStaged()) < LINES / 4) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  };
  const countYaks = async () =>
    (await test.site.app.inject('/api/v2/listings/?keywords=yak')).json<{ count: number }>().count;

  it('OWN-1.crash leaves the site as it was when it is killed, and the next import cleans up', async () => {
    const file = test.write('yaks.csv', yaks);
    const killed = start(file);
    await whenStaged();
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(await countYaks()).toBe(0);
    expect((await test.site.app.inject('/places/')).body).not.toContain('Yaks');
    const report = await test.bringIn('yaks.csv', yaks);
    expect(report.counts).toMatchObject({ created: LINES, changed: 0 });
    expect([await countYaks(), await countStaged()]).toEqual([LINES, 0]);
  }, 120_000);

  it('OWN-1.meanwhile lets members save, and turns none away', async () => {
    const member = await createMemberBrowser(test.site.app, 'ana@example.com');
    const importing = start(test.write('yaks.csv', yaks));
    const exit = once(importing, 'exit');
    await Promise.race([whenStaged(), exit]);
    const responses: number[] = [];
    for (let listing = 1; importing.exitCode === null; listing = (listing % 100) + 1) {
      const { statusCode } = await member.send('POST', '/api/v2/favourites/', { listing });
      responses.push(statusCode);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    await exit;
    expect(importing.exitCode).toBe(0);
    expect(responses.length).toBeGreaterThan(3);
    expect(new Set(responses.slice(0, 100))).toEqual(new Set([201]));
    expect(await countYaks()).toBe(LINES);
  }, 120_000);
});
