import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Database } from '../../../platform/database/Database';
import { resetIdentitySequences } from '../../../platform/database/resetIdentitySequences';
import { siteFolder } from '../../../platform/siteFolder';
import { createMemberBrowser } from '../../../testing/createBrowser';
import { sharedEngines } from '../../../testing/sharedEngines';
import { createContentTokens } from '../../content-api/tokens/createContentTokens';
import { openImportTest, type ImportTest } from '../testing/openImportTest';

const POLL_MS = 20;
const LINES = 6000;
const yaks = [
  'id,name,category',
  ...Array.from({ length: LINES }, (_, index) => `k${index},Yak ${index},Yaks`),
].join('\n');

describe.each(sharedEngines)('a process that imports on $name', ({ open }) => {
  let test: ImportTest;
  let database: Database;
  let url: string;
  let remove: () => void;
  beforeEach(async () => {
    ({ database, url, remove } = await open());
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

  it('OWN-1.put-meanwhile OWN-3.import-meanwhile a CMS that puts meanwhile is not refused, and nothing of it is lost', async () => {
    await resetIdentitySequences(database);
    const { token } = await createContentTokens(database).create({
      name: 'CMS',
      kinds: ['listings'],
      expiresMs: null,
    });
    const put = (key: string, name: string) =>
      test.site.app.inject({
        method: 'PUT',
        url: `/api/v2/content/listings/${key}/`,
        headers: { authorization: `Bearer ${token}` },
        payload: { name, type: 'places', category: 'Put' },
      });
    const importing = start(test.write('yaks.csv', yaks));
    const exit = once(importing, 'exit');
    await Promise.race([whenStaged(), exit]);
    const puts: { key: string; id: number; status: number }[] = [];
    // By turns an object of its own and one of the file, which may be staged already or not yet.
    for (let index = 0; importing.exitCode === null && index < 200; index += 1) {
      const key = index % 2 ? `own-${index}` : `k${(index * 59) % LINES}`;
      const response = await put(key, `Put ${index}`);
      puts.push({ key, status: response.statusCode, id: response.json<{ id: number }>().id });
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    await exit;
    expect(importing.exitCode).toBe(0);
    // At least one of its own and one of the file, however slow the machine is.
    expect(puts.length).toBeGreaterThan(1);
    expect(puts.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
    const rows = await database.query
      .selectFrom('listings')
      .select(['id', 'external_key', 'date_withdrawn'])
      .where('external_key', 'is not', null)
      .execute();
    const ids = new Map(rows.map((row) => [row.external_key, row.date_withdrawn === null ? row.id : 0]));
    expect(puts.map(({ key }) => ids.get(key))).toEqual(puts.map(({ id }) => id));
    const own = puts.filter(({ key }) => key.startsWith('own-'));
    expect(rows).toHaveLength(LINES + own.length);
  }, 120_000);
});
