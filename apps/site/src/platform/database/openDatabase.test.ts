import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addSampleCity } from '../../testing/addSampleCity';
import { testEngines } from '../../testing/testEngines';
import { resetIdentitySequences } from './resetIdentitySequences';
import type { Database } from './Database';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';

describe.each(testEngines)('HOST-1 the database on $name', ({ create }) => {
  let database: Database;
  beforeEach(async () => {
    database = await create();
    await addSampleCity(database);
  });
  afterEach(() => database.close());

  it('has nothing to migrate a second time', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  it('compares sort names byte by byte, whatever the locale of the machine', async () => {
    const rows = await database.query
      .selectFrom('listings')
      .select('sort_name')
      .orderBy('sort_name')
      .execute();
    const names = rows.map((row) => row.sort_name);
    const byBytes = [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(names).toEqual(byBytes);
  });

  it('returns times and counts as numbers', async () => {
    const row = await database.query
      .selectFrom('listings')
      .select((select) => [
        select.fn.countAll<number>().as('count'),
        select.fn.max('date_published').as('newest'),
      ])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 120, newest: expect.any(Number) });
  });

  it('continues after the highest id when rows were inserted with explicit ids, and never reuses an id', async () => {
    await resetIdentitySequences(database);
    const add = () =>
      database.query
        .insertInto('neighbourhoods')
        .values({ name: 'New', sort_name: 'new', path: '/new/', latitude: 43, longitude: -79 })
        .returning('id')
        .executeTakeFirstOrThrow();
    const { highest } = await database.query
      .selectFrom('neighbourhoods')
      .select((select) => select.fn.max('id').as('highest'))
      .executeTakeFirstOrThrow();
    const first = await add();
    expect(first.id).toBe(highest + 1);
    await database.query.deleteFrom('neighbourhoods').where('id', '=', first.id).execute();
    expect((await add()).id).toBe(highest + 2);
  });

  it('enforces foreign keys: no listing of an unknown sub type', async () => {
    const change = database.query.updateTable('listings').set({ sub_type_id: 999 }).where('id', '=', 1);
    await expect(change.execute()).rejects.toMatchObject({
      code: expect.stringMatching(/^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/),
    });
  });
});

describe('openDatabase', () => {
  it('rejects an unsupported URL without repeating its password', () => {
    expect(() => openDatabase('mysql://me:hunter2@host/x')).toThrow(/^(?!.*hunter2).*sqlite:path/);
    expect(() => openDatabase('sqlite:')).toThrow('without a path');
  });

  it('HOST-7.power-cut opens a SQLite file so that an acknowledged write survives a power cut', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cityguide-sqlite-'));
    const database = openDatabase(`sqlite:${join(folder, 'deep', 'city.sqlite')}`);
    const read = async (name: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.query)).rows[0] ?? {},
      )[0];
    // 2 is FULL: each commit is on the disk before it is acknowledged.
    expect([await read('journal_mode'), await read('synchronous')]).toEqual(['wal', 2]);
    await database.close();
    rmSync(folder, { recursive: true });
  });
});
