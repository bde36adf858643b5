import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { addSampleCity } from '../../testing/addSampleCity';
import { testEngines } from '../../testing/testEngines';
import { explainStatements } from '../../testing/explainStatements';
import { addPhotos } from './testing/addPhotos';
import { createPhotoRepository, type PhotoQuery } from './repository';

const SMALL_NEIGHBOURHOOD_ID = 6;

describe.each(testEngines)('pages of 9,600 photos on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.create();
    await addSampleCity(database);
    const listings = Array.from({ length: 120 }, (_, index) => index + 1);
    for (let turn = 0; turn < 80; turn += 1) {
      await addPhotos(
        database,
        listings.map((listing_id) => ({
          listing_id,
          creation_date: turn * 1000,
          profile_id: listing_id % 40,
        })),
      );
    }
    // A city has many neighbourhoods, each with a few of all listings.
    await database.query
      .updateTable('listings')
      .set({ neighbourhood_id: SMALL_NEIGHBOURHOOD_ID })
      .where('id', 'in', [11, 12, 13])
      .execute();
    await sql`analyze`.execute(database.query);
  });
  afterAll(() => database.close());

  async function plan(filter: Partial<PhotoQuery>) {
    const [count = '', ids = ''] = await explainStatements(database, (watched) =>
      createPhotoRepository(watched).findPage({ ...filter, limit: 12, offset: 24 }),
    );
    return { count, ids };
  }

  it.each([
    [{}, 'photos_by_date'],
    [{ listingId: 7 }, 'photos_of_listing_by_date'],
    [{ profileId: 7 }, 'photos_of_profile_by_date'],
  ])('PHOTO-2 of %j are read in order from %s', async (filter, index) => {
    const { ids, count } = await plan(filter);
    expect(ids).toMatch(new RegExp(`${index}\\b`));
    expect(ids).not.toMatch(/Sort {2}\(|TEMP B-TREE|Seq Scan on photos/);
    if (index !== 'photos_by_date') expect(count).toMatch(new RegExp(`${index}\\b`));
  });

  it('HOOD-3 of a neighbourhood are found by an index, never by reading all listings', async () => {
    const { ids } = await plan({ neighbourhoodId: SMALL_NEIGHBOURHOOD_ID });
    expect(ids).not.toMatch(/Seq Scan on photos|SCAN photos$/m);
    expect(ids).toMatch(/photos_(of_listing_)?by_date/);
  });

  it('PHOTO-3 the neighbours of a photo are one step away in the index', async () => {
    const plans = await explainStatements(database, (watched) =>
      createPhotoRepository(watched).findPosition(4000, { listingId: 40 }),
    );
    expect(plans).toHaveLength(5);
    for (const each of plans)
      expect(each).not.toMatch(/Sort {2}\(|TEMP B-TREE|Seq Scan on photos|SCAN photos$/m);
  });
});
