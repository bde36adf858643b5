import type { Database } from '../../platform/database/Database';
import { addSampleCity } from '../../testing/addSampleCity';
import { copyListings } from '../../testing/copyListings';
import { testEngines } from '../../testing/testEngines';
import { explainStatements } from '../../testing/explainStatements';
import { createListingRepository, type ListingPage } from './repository';

const COPIES = 60;

describe.each(testEngines)('the query plans of suggestions among 7,200 listings on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.create();
    await addSampleCity(database);
    await copyListings(database, COPIES);
  });
  afterAll(() => database.close());

  async function planSuggestion(keywords: string) {
    const page: ListingPage[] = [];
    const plans = await explainStatements(database, async (watched) => {
      const listings = createListingRepository(watched, {
        readDataVersions: async () => ({ listings: '1', shown: '1', photos: '1' }),
      });
      page.push(await listings.findPage({ keywords, limit: 6, offset: 0, ordering: '-favourite_count' }));
    });
    return { count: page[0]?.count ?? 0, plans };
  }

  it.each(['und', 'joes', 'zzqx', 'bar etoile'])(
    'NAV-15 “%s” finds its listings by the full-text index, and joins only what is shown',
    async (keywords) => {
      const { count, plans } = await planSuggestion(keywords);
      expect(plans).toHaveLength(count > 0 ? 3 : 1);
      const [counting = '', choosing = '', reading = ''] = plans;
      expect(counting).toMatch(/listings_search/);
      if (count > 0) expect(choosing).toMatch(/listings_search/);
      for (const plan of plans) expect(plan).not.toMatch(/seq scan on listings|SCAN listings( |$)/im);
      expect(counting + choosing).not.toMatch(
        /join|scan (on )?(listing_types|listing_sub_types|neighbourhoods)/i,
      );
      // The six by their ids, never all of them.
      expect(reading || 'by primary key').toMatch(/primary key|listings_pkey/i);
    },
  );

  it('NAV-15 “q”, which most have, reads the most popular listings in order and stops at the sixth, without sorting', async () => {
    const { count, plans } = await planSuggestion('q');
    expect(count).toBeGreaterThan(5000);
    expect(plans[1]).toMatch(/listings_by_popularity/);
    expect(plans[1]).not.toMatch(/sort|temp b-tree/i);
  });
});
