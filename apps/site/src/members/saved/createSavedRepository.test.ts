import { savedGroupNames, type SavedGroupName } from '@cityguide/api/contract';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { createProfileRepository } from '../profiles/repository';
import { addSampleCity } from '../../testing/addSampleCity';
import { testEngines } from '../../testing/testEngines';
import { createSavedRepository } from './createSavedRepository';
import { findGroupTimes } from './findGroupTimes';
import { savedTables } from './savedTables';

const START_MS = Date.UTC(2026, 10, 28);
const engines = testEngines.flatMap((engine) => savedGroupNames.map((group) => ({ ...engine, group })));

/** The value that a group needs besides the object. */
const valueFor = (group: SavedGroupName) => (group === 'ratings' ? 4 : null);

describe.each(engines)('$group on $name', ({ create, group }) => {
  let database: Database;
  let nowMs: number;
  let memberId: number;
  const now = () => nowMs;
  const repository = () => createSavedRepository(database, { group, now });
  const save = (profileId: number, objectId: number) =>
    repository().save(profileId, objectId, valueFor(group));

  async function addMember(email: string): Promise<number> {
    const profile = await createProfileRepository(database, now).create({ email, passwordHash: 'x' });
    if (!profile) throw new Error('The email is taken.');
    return profile.id;
  }

  beforeEach(async () => {
    nowMs = START_MS;
    database = await create();
    await addSampleCity(database);
    memberId = await addMember('maya@example.com');
  });
  afterEach(() => database.close());

  it('SAVE-6 strictly increases the group’s time, also within a millisecond and with the clock set back', async () => {
    const moments: number[] = [];
    for (const [objectId, clock] of [
      [1, START_MS],
      [2, START_MS],
      [3, START_MS - 3_600_000],
      [4, START_MS + 5],
    ] as const) {
      nowMs = clock;
      const { times, result } = await save(memberId, objectId);
      expect(times.after).toBeGreaterThan(times.before);
      expect(result?.date_created).toBe(times.after);
      moments.push(times.after);
    }
    expect(moments).toEqual([START_MS + 1, START_MS + 2, START_MS + 3, START_MS + 5]);
    const times = await findGroupTimes(database, memberId);
    expect(times).toEqual({
      ...Object.fromEntries(savedGroupNames.map((name) => [name, START_MS])),
      [group]: START_MS + 5,
    });
  });

  it('SAVE-6 keeps the time if a write changes nothing', async () => {
    const first = await save(memberId, 1);
    nowMs += 1000;
    const again = await save(memberId, 1);
    expect(again.times).toEqual({ before: first.times.after, after: first.times.after });
    const unknown = await save(memberId, 99_999);
    expect(unknown).toEqual({ times: again.times, result: undefined });
    const nothing = await repository().remove(memberId, 99_999);
    expect(nothing).toEqual({ times: again.times, result: false });
  });

  it('separates what two members saved', async () => {
    const otherId = await addMember('noor@example.com');
    const { result } = await save(memberId, 1);
    nowMs += 1000;
    expect((await repository().remove(otherId, result?.id ?? 0)).result).toBe(false);
    expect((await repository().findAll(otherId)).rows).toEqual([]);
    expect((await findGroupTimes(database, otherId))?.[group]).toBe(START_MS);
    const { rows } = await repository().findAll(memberId);
    expect(rows).toMatchObject([{ object_id: 1, id: result?.id }]);
  });

  it('SAVE-6 gives each of many concurrent writes its own time', async () => {
    const saved = await Promise.all(Array.from({ length: 9 }, (_, index) => save(memberId, index + 1)));
    const moments = saved.map(({ times }) => times.after);
    expect(new Set(moments).size).toBe(9);
    expect((await findGroupTimes(database, memberId))?.[group]).toBe(Math.max(...moments));
  });

  it('DASH-4 rows of one moment, as imports create them, have a stable order over all pages: the last saved first', async () => {
    const saved: number[] = [];
    for (const objectId of [3, 1, 5, 2, 4]) saved.push((await save(memberId, objectId)).result?.id ?? 0);
    const { table } = savedTables[group];
    await database.query.updateTable(table).set({ date_created: START_MS }).execute();
    const ids: number[] = [];
    for (let offset = 0; offset < saved.length; offset += 2) {
      const { rows } = await repository().findPage({ profileId: memberId, limit: 2, offset });
      ids.push(...rows.map(({ id }) => id));
    }
    expect(ids).toEqual(saved.reverse());
  });

  it('O-STO-06 two tabs that concurrently save and remove one object leave one row or none, never an error', async () => {
    const { result } = await save(memberId, 5);
    const id = result?.id ?? 0;
    const outcomes = await Promise.all([
      repository().remove(memberId, id),
      save(memberId, 5),
      repository().remove(memberId, id),
      save(memberId, 5),
    ]);
    const removed = [outcomes[0], outcomes[2]].filter((outcome) => outcome.result);
    expect(removed).toHaveLength(1);
    expect((await repository().findAll(memberId)).rows.length).toBeLessThanOrEqual(1);
  });
});

it('SAVE-6 a write between reading the rows and their time is not hidden by the time', async () => {
  // For PostgreSQL: SQLite's single connection allows no write in the middle of a read.
  const database = await testEngines[1].create();
  await addSampleCity(database);
  const order = { group: 'favourites', now: () => START_MS } as const;
  const profile = await createProfileRepository(database, order.now).create({
    email: 'maya@example.com',
    passwordHash: 'x',
  });
  const memberId = profile?.id ?? 0;
  const other = createSavedRepository(database, order);
  const writes = [await other.save(memberId, 1)];
  const writeAfterEachRead: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      writes.push(await other.save(memberId, writes.length + 1));
      return result;
    },
  };
  const query = database.query.withPlugin(writeAfterEachRead);
  const { rows, timeMs } = await createSavedRepository({ ...database, query }, order).findAll(memberId);
  const reported = writes.filter(({ times }) => times.after <= timeMs).map(({ result }) => result?.id);
  expect(writes.length).toBeGreaterThan(2);
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(reported));
  await database.close();
});
