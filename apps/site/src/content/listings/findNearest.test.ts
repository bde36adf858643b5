import { sql } from 'kysely';
import { calculateDistanceKm, type Coordinates } from '@cityguide/site-config/formats';
import type { Database } from '../../platform/database/Database';
import { addSampleCity } from '../../testing/addSampleCity';
import { copyListings } from '../../testing/copyListings';
import { explainStatements } from '../../testing/explainStatements';
import { testEngines } from '../../testing/testEngines';
import { createListingRepository, type ListingQuery } from './repository';

const DOWNTOWN: Coordinates = { latitude: 43.6426, longitude: -79.3871 };
/** Distances are compared on a flat map, which is true to a part of a thousand within a city. */
const TOLERANCE = 1.001;
const page = { limit: 12, offset: 0, ordering: 'distance' as const };

describe.each(testEngines)('the nearest listings on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.create();
    await addSampleCity(database);
    await copyListings(database, 60);
    // Over the whole city, each with a place of its own.
    await sql`update listings set
      latitude = 43.58 + ((id * 7919) % 2600) / 10000.0,
      longitude = -79.64 + ((id * 10473) % 5003) / 10000.0
      where latitude is not null`.execute(database.query);
    await sql`analyze`.execute(database.query);
  });
  afterAll(() => database.close());

  const find = (wanted: Partial<ListingQuery> & { near: Coordinates }) =>
    createListingRepository(database).findPage({ ...page, ...wanted });

  /** Ids of all matches from the nearest on, from a calculation of each distance. */
  async function measureAll(near: Coordinates, typeId?: number): Promise<Map<number, number>> {
    const rows = await database.query
      .selectFrom('listings')
      .select(['id', 'latitude', 'longitude', 'type_id'])
      .execute();
    return new Map(
      rows
        .filter((row) => typeId === undefined || row.type_id === typeId)
        .map(({ id, latitude, longitude }) => [
          id,
          latitude === null || longitude === null
            ? Infinity
            : calculateDistanceKm(near, { latitude, longitude }),
        ]),
    );
  }

  it.each([
    ['all', {}],
    ['of a type', { typeId: 1 }],
    ['of a sub type', { subTypeId: 2 }],
    ['with words', { keywords: 'etoile' }],
  ])('GUIDE-1.nearest-first come first: %s', async (_name, filter) => {
    const { listings } = await find({ near: DOWNTOWN, ...filter });
    const distances = await measureAll(DOWNTOWN);
    const found = listings.map(({ id }) => distances.get(id) ?? 0);
    expect(found).toHaveLength(12);
    for (const [index, distance] of found.entries())
      expect(distance).toBeLessThanOrEqual((found[index + 1] ?? Infinity) * TOLERANCE);
    if (Object.keys(filter).length > 0) return;
    const nearest = [...distances.values()].sort((a, b) => a - b).slice(0, 12);
    expect(found.at(-1)).toBeLessThanOrEqual((nearest.at(-1) ?? 0) * TOLERANCE);
  });

  it('GUIDE-1.paged are paged like any other list: none is missing or comes twice, and those without a position come last', async () => {
    const ids: number[] = [];
    const { count } = await find({ near: DOWNTOWN });
    expect(count).toBeGreaterThan(5000);
    for (let offset = 0; offset < count; offset += 100)
      ids.push(...(await find({ near: DOWNTOWN, limit: 100, offset })).listings.map(({ id }) => id));
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
    const distances = await measureAll(DOWNTOWN);
    const firstUnknown = ids.findIndex((id) => distances.get(id) === Infinity);
    expect(firstUnknown).toBeGreaterThan(0);
    expect(ids.slice(firstUnknown).every((id) => distances.get(id) === Infinity)).toBe(true);
  });

  it.each([
    ['the other side of the earth', { latitude: -43.65, longitude: 100.6 }],
    ['the pole', { latitude: 90, longitude: 0 }],
    ['the line where the date changes', { latitude: -17.8, longitude: 180 }],
  ])('GUIDE-1.anywhere are found from %s', async (_name, near) => {
    expect((await find({ near })).listings).toHaveLength(12);
  });

  it('GUIDE-1.anywhere cross the line where the date changes', async () => {
    const place = { latitude: -17.8, longitude: -179.99 };
    const before = await database.query
      .selectFrom('listings')
      .select(['latitude', 'longitude'])
      .where('id', '=', 4)
      .executeTakeFirstOrThrow();
    await database.query.updateTable('listings').set(place).where('id', '=', 4).execute();
    const { listings } = await find({ near: { latitude: -17.8, longitude: 179.99 } });
    await database.query.updateTable('listings').set(before).where('id', '=', 4).execute();
    expect(listings[0]?.id).toBe(4);
  });

  it('S1 are read from the index of positions out of very many', async () => {
    const plans = await explainStatements(database, (watched) =>
      createListingRepository(watched, {
        readDataVersions: async () => ({ listings: '1', shown: '1', photos: '1' }),
      }).findPage({ ...page, near: DOWNTOWN }),
    );
    const [, ...pages] = plans;
    expect(pages.join('\n')).toMatch(/listings_by_position/);
    expect(pages.join('\n')).not.toMatch(/Seq Scan on listings|SCAN listings( |$)/m);
  });
});
