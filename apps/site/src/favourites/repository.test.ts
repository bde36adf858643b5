import type { Database } from '../database/database';
import { createListingRepository } from '../listings/repository';
import { createProfileRepository } from '../profiles/repository';
import { findGroupTimes } from '../saved-groups/findGroupTimes';
import { addSampleCity } from '../testing/addSampleCity';
import { testEngines } from '../testing/databases';
import { createFavouriteRepository } from './repository';

const START_MS = Date.UTC(2026, 10, 28);

describe.each(testEngines)('favourites on $name', ({ create }) => {
  let database: Database;
  let nowMs: number;
  let memberId: number;
  const now = () => nowMs;
  const favourites = () =>
    createFavouriteRepository(database, { listings: createListingRepository(database), now });

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

  it('SAVE-6 moves the group’s time strictly on, also within a millisecond and with the clock set back', async () => {
    const moments: number[] = [];
    for (const [listingId, clock] of [
      [1, START_MS],
      [2, START_MS],
      [3, START_MS - 3_600_000],
      [4, START_MS + 5],
    ] as const) {
      nowMs = clock;
      const { times, result } = await favourites().save(memberId, listingId);
      expect(times.after).toBeGreaterThan(times.before);
      expect(result?.dateCreatedMs).toBe(times.after);
      moments.push(times.after);
    }
    expect(moments).toEqual([START_MS + 1, START_MS + 2, START_MS + 3, START_MS + 5]);
    expect((await findGroupTimes(database, memberId))?.favourites).toBe(START_MS + 5);
  });

  it('SAVE-6 leaves the time where a write changed nothing', async () => {
    const first = await favourites().save(memberId, 1);
    nowMs += 1000;
    const again = await favourites().save(memberId, 1);
    expect(again.times).toEqual({ before: first.times.after, after: first.times.after });
    const unknown = await favourites().save(memberId, 99_999);
    expect(unknown).toEqual({ times: again.times, result: undefined });
    const nothing = await favourites().remove(memberId, 99_999);
    expect(nothing).toEqual({ times: again.times, result: false });
  });

  it('keeps the groups of two members apart', async () => {
    const otherId = await addMember('noor@example.com');
    const { result } = await favourites().save(memberId, 1);
    nowMs += 1000;
    expect((await favourites().remove(otherId, result?.id ?? 0)).result).toBe(false);
    expect((await favourites().findIds(otherId)).ids.size).toBe(0);
    expect((await findGroupTimes(database, otherId))?.favourites).toBe(START_MS);
    expect((await favourites().findIds(memberId)).ids).toEqual(new Map([[1, result?.id]]));
  });

  it('counts each member once on the listing', async () => {
    const otherId = await addMember('noor@example.com');
    const count = async () => {
      const row = await database.query
        .selectFrom('listings')
        .select('favourite_count')
        .where('id', '=', 5)
        .executeTakeFirst();
      return row?.favourite_count;
    };
    const before = await count();
    const saved = await Promise.all(
      [memberId, memberId, memberId, otherId].map((id) => favourites().save(id, 5)),
    );
    expect(saved.filter(({ result }) => result?.isNew)).toHaveLength(2);
    expect(await count()).toBe((before ?? 0) + 2);
    await Promise.all([1, 2, 3].map(() => favourites().remove(memberId, saved[0]?.result?.id ?? 0)));
    expect(await count()).toBe((before ?? 0) + 1);
  });

  it('SAVE-6 gives every one of many writes at the same time a moment of its own', async () => {
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, index) => favourites().save(memberId, index + 1)),
    );
    const moments = saved.map(({ times }) => times.after);
    expect(new Set(moments).size).toBe(20);
    expect((await findGroupTimes(database, memberId))?.favourites).toBe(Math.max(...moments));
  });
});
