import { createContestRepository } from '../content/contests/repository';
import type { Database } from '../platform/database/Database';
import { addSampleCity } from '../testing/addSampleCity';
import { testEngines } from '../testing/testEngines';
import { createArchive } from '../content/archives/createArchive';
import { findBestListings } from '../content/best-of/findBestListings';
import { createEventSearch } from '../content/events/pages/createEventSearch';
import { createVideoRepository } from '../content/videos/repository';

const START_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

describe.each(testEngines)('queries of pages on $name', ({ create }) => {
  let database: Database;
  beforeAll(async () => {
    database = await create();
    await addSampleCity(database);
  });
  afterAll(() => database.close());

  it('HOST-1 SITE-5 finds events by time, by neighbourhood, and free ones', async () => {
    const search = createEventSearch(database);
    const all = { limit: 20, offset: 0 };
    const ids = async (options: Parameters<typeof search.find>[0]) =>
      (await search.find(options)).events.map(({ id }) => id);
    // Odd ones last a day; even ones have no end and count as three hours.
    expect(
      await ids({ ...all, endsAfterMs: START_MS + 4 * DAY_MS, startsBeforeMs: START_MS + 5 * DAY_MS }),
    ).toEqual([4]);
    expect(
      await ids({ ...all, endsAfterMs: START_MS + 5.5 * DAY_MS, startsBeforeMs: START_MS + 6 * DAY_MS }),
    ).toEqual([5]);
    expect(await ids({ ...all, endsByMs: START_MS + 3 * DAY_MS, isNewestFirst: true })).toEqual([2, 1]);
    await database.query.updateTable('events').set({ price: 'Free' }).where('id', '=', 7).execute();
    expect(await ids({ ...all, isFree: true })).toEqual([7]);
    const hoods = await search.findNeighbourhoods(START_MS);
    const [hood] = hoods;
    const inHood = await search.find({ ...all, neighbourhoodId: hood?.id });
    expect(inHood.count).toBeGreaterThan(0);
    expect(inHood.events.every(({ neighbourhood_name: name }) => name === hood?.name)).toBe(true);
    expect((await search.find({ limit: 3, offset: 8 })).events).toHaveLength(2);
  });

  it('HOST-1 SITE-5 counts stories by period, and lists videos from the newest', async () => {
    const periods = [0, 3, 6].map((day) => ({
      fromMs: START_MS + day * DAY_MS,
      untilMs: START_MS + (day + 3) * DAY_MS,
    }));
    expect(await createArchive(database).count(periods)).toEqual([2, 3, 3]);
    expect(await createArchive(database).count([])).toEqual([]);
    const { count, rows } = await createVideoRepository(database).findRows({ limit: 2, offset: 1 });
    expect([count, ...rows.map(({ id }) => id)]).toEqual([10, 9, 8]);
  });

  it('HOST-1 SITE-5 ranks the listings of each sub type by rating, without unrated ones', async () => {
    const best = await findBestListings(database, { perSubType: 5, nowMs: Date.now() });
    expect([...best.keys()]).toEqual([1, 2, 3, 4]);
    for (const [subType, ids] of best) {
      const rows = await database.query
        .selectFrom('listings')
        .select(['id', 'rating', 'sub_type_id'])
        .where('id', 'in', ids)
        .execute();
      const ratings = ids.map((id) => rows.find((row) => row.id === id)?.rating ?? 0);
      expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
      expect(ratings).toHaveLength(5);
      expect(rows.every(({ sub_type_id: id }) => id === subType)).toBe(true);
    }
  });

  it('HOST-1 HOST-4 stores one entry per address and contest, also of simultaneous ones', async () => {
    const contests = createContestRepository(database, ['entry', 'photo']);
    const entry = { contestId: 1, name: 'Maya', email: 'Maya@example.com', answer: 'Yes', dateMs: START_MS };
    await Promise.all([
      contests.addEntry(entry),
      contests.addEntry({ ...entry, email: 'maya@EXAMPLE.com', answer: 'No' }),
      contests.addEntry({ ...entry, contestId: 2 }),
    ]);
    const entries = await database.query.selectFrom('contest_entries').select('contest_id').execute();
    expect(entries.map(({ contest_id: id }) => id).sort()).toEqual([1, 2]);
  });
});
