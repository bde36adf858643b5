import type { Selectable } from 'kysely';
import { listingOrderings, listingsRoutes } from '@cityguide/api/contract';
import type { Tables } from '../../platform/database/tables';
import { readKeywords } from '../search/readKeywords';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

const QUERY_COUNT = 400;
const NAIVE_COUNT = 200;

/** Deterministic, so that a failure can be reproduced. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const random = createRandom(20_261_128);
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;

const WORDS = [
  'bar',
  'É',
  'queen',
  '%',
  '_',
  '\\',
  "'",
  '"',
  'pub',
  'ramen',
  '7',
  '北',
  'ø',
  'zz',
  'under_',
  'café',
  '; drop',
  '0',
];
const VALUES: Readonly<Record<string, () => string>> = {
  limit: () => pick(['1', '5', '12', '100', '1000', '0', '-1', 'x', '', '7.5']),
  offset: () => pick(['0', '3', '60', '119', '120', '121', '1e12', '999999999999', '-4']),
  ordering: () => pick([...listingOrderings, ';drop', 'constructor', 'name,-rating', '']),
  keywords: () => Array.from({ length: 1 + random(3) }, () => pick(WORDS)).join(' '),
  sub_type: () => pick(['1', '2', '3', '4', '5', '-1', 'x', '2147483647', '']),
  default_neighborhood: () => pick(['1', '2', '3', '9', '1.5', '']),
};

function createQuery(): string {
  const names = Object.keys(VALUES).filter(() => random(2) === 0);
  return new URLSearchParams(names.map((name) => [name, VALUES[name]?.() ?? ''])).toString();
}

type Row = Selectable<Tables['listings']>;

/** The same without a database: filters all rows, sorts the matches and cuts out the page. */
function findNaively(rows: readonly Row[], search: string) {
  const query = listingsRoutes.list.query.parse(Object.fromEntries(new URLSearchParams(search)));
  const words = readKeywords(query.keywords ?? '');
  const matching = rows.filter(
    (row) =>
      (query.sub_type === undefined || row.sub_type_id === query.sub_type) &&
      (query.default_neighborhood === undefined || row.neighbourhood_id === query.default_neighborhood) &&
      words.every((word) => ` ${row.search_text}`.includes(` ${word}`)),
  );
  const column = query.ordering.replace('-', '');
  const direction = query.ordering.startsWith('-') ? -1 : 1;
  const valueOf = (row: Row) => row[(column === 'name' ? 'sort_name' : column) as keyof Row];
  const compare = (a: Row, b: Row): number => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'string')
      return direction * Buffer.compare(Buffer.from(left), Buffer.from(String(right)));
    return direction * (Number(left) - Number(right));
  };
  const sorted = matching.sort((a, b) => compare(a, b) || a.id - b.id);
  const ids = sorted.slice(query.offset, query.offset + query.limit).map(({ id }) => id);
  return { count: matching.length, ids };
}

describe('SQLite and PostgreSQL', () => {
  let sites: TestSite[];
  beforeAll(async () => {
    sites = await Promise.all(testEngines.map((engine) => createTestSite(engine)));
  });
  afterAll(() => Promise.all(sites.map((site) => site.stop())));

  it('LIST-1 find the same as a naive scan of all rows, in the same order', async () => {
    const rows = await Promise.all(
      sites.map(({ database }) => database.query.selectFrom('listings').selectAll().execute()),
    );
    for (let turn = 0; turn < NAIVE_COUNT; turn++) {
      const search = createQuery();
      for (const [index, { app }] of sites.entries()) {
        const response = await app.inject(`/api/v2/listings/?${search}`);
        if (response.statusCode !== 200) continue;
        const { count, results } = response.json<{ count: number; results: { id: number }[] }>();
        const found = { count, ids: results.map(({ id }) => id) };
        expect([search, found]).toEqual([search, findNaively([...(rows[index] ?? [])], search)]);
      }
    }
  }, 120_000);

  it(`HOST-1.same-on-both respond to ${QUERY_COUNT} random listing queries with the same bytes`, async () => {
    const found = new Set<number>();
    for (let turn = 0; turn < QUERY_COUNT; turn++) {
      const url = `/api/v2/listings/?${createQuery()}`;
      const [sqlite, postgres] = await Promise.all(sites.map(({ app }) => app.inject(url)));
      expect([url, postgres?.statusCode, postgres?.body]).toEqual([url, sqlite?.statusCode, sqlite?.body]);
      found.add(sqlite?.json<{ count?: number }>().count ?? -1);
    }
    // Guards against queries that all match nothing, or everything.
    expect(found.size).toBeGreaterThan(10);
  }, 120_000);
});
