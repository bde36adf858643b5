import type { Database } from '../platform/database/Database';
import { createListingRepository } from '../content/listings/repository';
import { addSampleCity } from '../testing/addSampleCity';
import { testEngines } from '../testing/testEngines';
import { explainStatements } from '../testing/explainStatements';
import { multiplyListings } from './multiplyListings';

describe.each(testEngines)('a large city for performance tests on $name', ({ create }) => {
  let database: Database;
  beforeEach(async () => {
    database = await create();
    await addSampleCity(database);
  });
  afterEach(() => database.close());

  const first = { limit: 5, offset: 0, ordering: 'name' } as const;

  it('S1 has the requested number of listings, all of which can be found, and cached counts are invalidated', async () => {
    const listings = createListingRepository(database);
    const count = async (keywords?: string) => (await listings.findPage({ ...first, keywords })).count;
    expect([await count(), await count('lodz')]).toEqual([120, 6]);
    await multiplyListings(database, 500);
    expect([await count(), await count('lodz')]).toEqual([500, 25]);
  });

  it('S1 has its indexes and triggers restored', async () => {
    await multiplyListings(database, 500);
    const [, page] = await explainStatements(database, (recordingDatabase) =>
      createListingRepository(recordingDatabase, {
        readDataVersions: async () => ({ listings: '1', shown: '1', photos: '1' }),
      }).findPage(first),
    );
    expect(page).toContain('listings_by_name');
    const listings = createListingRepository(database);
    await database.query
      .updateTable('listings')
      .set({ search_text: 'zebra ␞ ␟' })
      .where('id', '=', 400)
      .execute();
    expect((await listings.findPage({ ...first, keywords: 'zeb' })).listings.map(({ id }) => id)).toEqual([
      400,
    ]);
  });
});
