import { CompiledQuery, sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../database/database';
import { addSampleCity } from '../testing/addSampleCity';
import { testEngines } from '../testing/databases';
import { createListingRepository } from './repository';

const COPIES = 41;

/** Enough listings for a planner to care about: 120 of the sample city, again and again. */
async function fillCity({ query }: Database): Promise<void> {
  const rows = await query.selectFrom('listings').selectAll().execute();
  for (let copy = 1; copy < COPIES; copy++) {
    const copies = rows.map(({ id, path, ...row }) => ({
      ...row,
      id: id + copy * 1000,
      path: `${path}${copy}/`,
      favourite_count: (id * copy) % 97,
    }));
    await query.insertInto('listings').values(copies).execute();
  }
  await sql`analyze`.execute(query);
}

/** The statements that a suggestion takes, each with its plan, one step a line. */
async function planSuggestion({ query, engine }: Database, keywords: string) {
  const plans: string[] = [];
  const explain = sql.raw(engine === 'sqlite' ? 'explain query plan' : 'explain').compile(query).sql;
  const compiled: CompiledQuery[] = [];
  const note: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      compiled.push(query.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const listings = createListingRepository({
    query: query.withPlugin(note),
    engine,
    close: async () => undefined,
  });
  const page = await listings.findPage({ keywords, limit: 6, offset: 0, ordering: '-favourite_count' });
  for (const { sql: text, parameters } of compiled) {
    const { rows } = await query.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
    );
    plans.push(rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n'));
  }
  return { page, plans };
}

describe.each(testEngines)('the way to suggestions among 5,000 listings on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.create();
    await addSampleCity(database);
    await fillCity(database);
  });
  afterAll(() => database.close());

  it.each(['ra', 'joes', 'zzqx', 'bar etoile'])(
    'NAV-15 “%s” reads each listing at most once for the number and once for the order, and joins only what is shown',
    async (keywords) => {
      const { page, plans } = await planSuggestion(database, keywords);
      expect(plans).toHaveLength(page.count > 0 ? 3 : 1);
      const [counting, choosing, reading] = plans;
      for (const plan of [counting, choosing]) {
        expect(plan?.match(/scan (on |using \S+ on )?listings/gi) ?? ['none left']).toHaveLength(1);
        expect(plan ?? '').not.toMatch(/join|scan (on )?(listing_types|listing_sub_types|neighbourhoods)/i);
      }
      // Six of them by their ids, never all of them.
      expect(reading ?? 'by primary key').toMatch(/primary key|listings_pkey/i);
      expect(reading ?? '').not.toMatch(/seq scan on listings|SCAN listings/);
    },
  );
});

it('NAV-15 SQLite walks the best known listings in order and stops at the sixth, without sorting', async () => {
  const database = await testEngines[0].create();
  await addSampleCity(database);
  await fillCity(database);
  const { page, plans } = await planSuggestion(database, 'ra');
  expect(page.listings).toHaveLength(6);
  expect(plans[1]).toBe('SCAN listings USING INDEX listings_by_favourite_count_desc_id');
  await database.close();
});
