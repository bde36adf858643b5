import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer } from './createServer';
import { createContentTokens } from './content/content-api/tokens/createContentTokens';
import { migrate } from './platform/database/migrate';
import { moveDatabase } from './platform/database/move/moveDatabase';
import { openDatabase } from './platform/database/openDatabase';
import { resetIdentitySequences } from './platform/database/resetIdentitySequences';
import { createSettings } from './platform/settings/createSettings';
import { siteFolder } from './platform/siteFolder';
import { copyListings } from './testing/copyListings';
import { createMemberBrowser, createBrowser } from './testing/createBrowser';
import { createTestSite, type TestSite } from './testing/createTestSite';
import { createTwoColourImage } from './testing/drawPicture';
import { sharedEngines, type SharedDatabase } from './testing/sharedEngines';

const [sqlite, postgres] = sharedEngines;
const directions = [
  { name: 'SQLite to PostgreSQL', source: sqlite, target: postgres },
  { name: 'PostgreSQL to SQLite', source: postgres, target: sqlite },
];
const POLL_MS = 5;
const API = '/api/v2/';

describe.each(directions)('moving a site from $name', ({ source, target }) => {
  let from: SharedDatabase;
  let to: SharedDatabase;
  let site: TestSite;
  let newData: string;
  beforeEach(async () => {
    from = await source.open();
    to = await target.open();
    site = await createTestSite({ name: 'opened', create: () => Promise.resolve(from.database) });
    await resetIdentitySequences(from.database);
    newData = mkdtempSync(join(tmpdir(), 'cityguide-moved-'));
  });
  afterEach(async () => {
    await site.stop();
    await to.database.close();
    from.remove();
    to.remove();
    rmSync(newData, { recursive: true });
  });

  function start(...more: string[]): ChildProcess {
    const args = ['src/moveDatabaseMain.ts', '--from', from.url, '--to', to.url, ...more];
    return spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: siteFolder });
  }

  async function run(...more: string[]) {
    const child = start(...more);
    const ended = once(child, 'exit');
    const [output, errors] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
    const [status] = (await ended) as [number];
    return { status, output, errors };
  }

  /** The site on what was moved. */
  const openMoved = () => createServer(createSettings({ database: to.database, dataDir: newData }));

  it('OWN-2.move everything is there: members stay logged in and find what they saved, editors their content, and pictures', async () => {
    const maya = await createMemberBrowser(site.app);
    await maya.send('POST', `${API}favourites/`, { listing: 3 });
    await maya.send('POST', `${API}ratings/`, { listing: 8, value: 2.5 });
    const { token } = await createContentTokens(from.database).create({
      name: 'CMS',
      kinds: ['listings'],
      expiresMs: null,
    });
    mkdirSync(join(site.dataDir, 'images/uploads'), { recursive: true });
    writeFileSync(join(site.dataDir, 'images/uploads/hers.jpg'), await createTwoColourImage());
    const addresses = [
      `${API}listings/?limit=100`,
      `${API}listings/?keywords=ramen`,
      `${API}events/?limit=50`,
      `${API}articles/?limit=50`,
      '/images/uploads/hers.jpg',
    ];
    const read = async (app: TestSite['app']) =>
      Promise.all(addresses.map(async (url) => (await app.inject(url)).rawPayload));
    const before = await read(site.app);

    const { status, output, errors } = await run('--from-data', site.dataDir, '--to-data', newData);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toContain('1 pictures, ');
    expect(output).toContain('every table has the same number and hash on both sides');

    const { app } = await openMoved();
    const after = await read(app);
    addresses.forEach((address, index) => expect([address, after[index]]).toEqual([address, before[index]]));
    const again = createBrowser(app);
    for (const [name, value] of maya.cookies) again.cookies.set(name, value);
    expect((await again.get(`${API}favourites/`)).json()).toEqual(
      (await maya.get(`${API}favourites/`)).json(),
    );
    expect((await again.get(`${API}profiles/me/`)).json()).toEqual(
      (await maya.get(`${API}profiles/me/`)).json(),
    );
    expect((await again.send('POST', `${API}favourites/`, { listing: 4 })).statusCode).toBe(201);
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: `${API}content/`, headers })).statusCode).toBe(200);
    await app.close();
  }, 60_000);

  it('OWN-2.move-ids an id that was given once is not given again', async () => {
    const add = async ({ database }: SharedDatabase, key: string) =>
      (
        await database.query
          .insertInto('contest_entries')
          .values({ contest_id: 2, name: key, email: key, email_key: key, answer: '', date_created: 1 })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const [first, last] = [await add(from, 'a'), await add(from, 'b')];
    await from.database.query.deleteFrom('contest_entries').where('id', '=', last).execute();
    await moveDatabase({ from: from.database, to: to.database });
    expect([last, await add(to, 'c')]).toEqual([first + 1, first + 2]);
  });

  it('OWN-2.move-triggers nobody is told of what was moved, events are not dated again, and later changes are indexed', async () => {
    await from.database.query
      .insertInto('webhooks')
      .values({ url: 'https://cms.example/hook', secret: 's', date_created: 1 })
      .execute();
    await moveDatabase({ from: from.database, to: to.database });
    const { query } = to.database;
    expect(await query.selectFrom('webhook_changes').selectAll().execute()).toEqual([]);
    const events = ({ database }: SharedDatabase) =>
      database.query.selectFrom('events').select(['id', 'revision', 'date_changed']).orderBy('id').execute();
    expect(await events(to)).toEqual(await events(from));
    await query.updateTable('listings').set({ search_text: 'quetzal' }).where('id', '=', 5).execute();
    await query.updateTable('events').set({ name: 'Quetzal night' }).where('id', '=', 7).execute();
    const { app } = await openMoved();
    const find = async (url: string) => (await app.inject(url)).json<{ results: { id: number }[] }>().results;
    expect(await find(`${API}listings/?keywords=quetzal`)).toMatchObject([{ id: 5 }]);
    expect(await query.selectFrom('webhook_changes').select('object_id').execute()).toEqual([
      { object_id: 7 },
    ]);
    await app.close();
  });

  it('OWN-2.move-empty a target that is not empty is refused and left as it is', async () => {
    await to.database.query
      .insertInto('site_secrets')
      .values({ name: 'signing', value: 'of another site' })
      .execute();
    const { status, errors } = await run();
    expect(status).toBe(1);
    expect(errors).toContain('is not empty: site_secrets has rows');
    await migrate(to.database);
    expect(await to.database.query.selectFrom('listings').select('id').execute()).toEqual([]);
  });

  it('OWN-2.move-meanwhile what is saved while it runs is not lost: nothing is moved, and it says to stop the site', async () => {
    const visitor = openDatabase(from.url);
    const save = () =>
      visitor.query.insertInto('attempts').values({ key: 'x', window_start: 1, count: 1 }).execute();
    const moving = moveDatabase({
      from: from.database,
      to: to.database,
      onTable: async (table) => {
        if (table === 'neighbourhoods') await save();
      },
    });
    await expect(moving).rejects.toThrow('attempts was written to while it was moved');
    expect(await to.database.query.selectFrom('listings').select('id').execute()).toEqual([]);
    await visitor.close();
  });

  it('OWN-2.move-crash a process that is killed leaves the source as it was; the target is said to be incomplete, and is filled by the next', async () => {
    await copyListings(from.database, 60);
    const killed = start();
    const exit = once(killed, 'exit');
    const hasBegun = async () =>
      (await to.database.query.selectFrom('database_moves').select('id').execute()).length > 0;
    while (!(await hasBegun())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    killed.kill('SIGKILL');
    await exit;
    await expect(migrate(to.database)).rejects.toThrow(/incomplete.*run npm run move-database again/);
    expect((await run()).status).toBe(0);
    await migrate(to.database);
    expect(await to.database.query.selectFrom('listings').select('id').execute()).toHaveLength(
      (await from.database.query.selectFrom('listings').select('id').execute()).length,
    );
  }, 60_000);
});

it('OWN-2.move-usage what cannot be meant is refused with a sentence', async () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/moveDatabaseMain.ts', ...args], {
      cwd: siteFolder,
    });
    return text(child.stderr);
  };
  expect(await run()).toContain('--from and --to are needed.');
  expect(await run('--from', 'sqlite:/nowhere/x.sqlite', '--to', 'sqlite:/tmp/y.sqlite')).toContain(
    'There is no file /nowhere/x.sqlite.',
  );
});
