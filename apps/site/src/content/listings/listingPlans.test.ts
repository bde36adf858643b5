import { listingOrderings } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';
import { addSampleCity } from '../../testing/addSampleCity';
import { copyListings } from '../../testing/copyListings';
import { testEngines } from '../../testing/testEngines';
import { explainStatements } from '../../testing/explainStatements';
import { createListingRepository } from './repository';

const COPIES = 60;
const INDEXES: Readonly<Record<(typeof listingOrderings)[number], string>> = {
  name: 'name',
  '-name': 'name',
  rating: 'worst_rating',
  '-rating': 'best_rating',
  favourite_count: 'popularity',
  '-favourite_count': 'popularity',
  date_published: 'date',
  '-date_published': 'date',
};
const FILTERS = [
  { name: 'all', of: '', filter: {} },
  { name: 'a type', of: 'of_type_', filter: { typeId: 1 } },
  { name: 'a sub type', of: 'of_sub_type_', filter: { subTypeId: 2 } },
  { name: 'a neighbourhood', of: 'of_neighbourhood_', filter: { neighbourhoodId: 1 } },
  { name: 'words that most have', of: '', filter: { keywords: 'q' } },
] as const;

describe.each(testEngines)('pages of 7,200 listings on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.create();
    await addSampleCity(database);
    await copyListings(database, COPIES);
  });
  afterAll(() => database.close());

  async function planPage(wanted: object, ordering: (typeof listingOrderings)[number]) {
    const plans = await explainStatements(database, async (watched) => {
      const listings = createListingRepository(watched, {
        readDataVersions: async () => ({ listings: '1', shown: '1', photos: '1' }),
      });
      await listings.findPage({ ...wanted, ordering, limit: 12, offset: 120 });
    });
    return plans.at(-2) ?? '';
  }

  describe.each(FILTERS)('of $name', ({ of, filter }) => {
    it.each(listingOrderings)('S1 by %s are read from their index, not sorted', async (ordering) => {
      const plan = await planPage(filter, ordering);
      expect(plan).toMatch(new RegExp(`listings_${of}by_${INDEXES[ordering]}\\b`));
      // Equal values may be sorted by id; that is not sorting the list.
      expect(plan).not.toMatch(/(?<!Incremental )Sort {2}\(|TEMP B-TREE FOR ORDER BY/);
      expect(plan).not.toMatch(/Seq Scan/);
    });
  });

  it.each(listingOrderings)(
    'S1 with rare words, by %s, are found by the full-text index',
    async (ordering) => {
      const plan = await planPage({ keywords: 'under', subTypeId: 1 }, ordering);
      expect(plan).toMatch(/listings_search/);
      expect(plan).not.toMatch(/Seq Scan on listings|SCAN listings( |$)/m);
    },
  );

  it('S1 a page deep in the list skips entries of the index, not rows', async () => {
    if (engine.name === 'SQLite')
      expect(await planPage({}, 'name')).toMatch(/^SCAN listings USING COVERING INDEX listings_by_name$/m);
    else expect(await planPage({}, 'name')).toMatch(/Index Only Scan using listings_by_name/);
  });
});
