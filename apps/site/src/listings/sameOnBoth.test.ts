import { listingOrderings } from '@cityguide/api/contract';
import { createTestSite, type TestSite } from '../testing/createTestSite';
import { testEngines } from '../testing/databases';

const QUERY_COUNT = 400;

/** Deterministic, so that a failure can be repeated. */
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

describe('SQLite and PostgreSQL', () => {
  let sites: TestSite[];
  beforeAll(async () => {
    sites = await Promise.all(testEngines.map((engine) => createTestSite(engine)));
  });
  afterAll(() => Promise.all(sites.map((site) => site.stop())));

  it(`HOST-1 answer ${QUERY_COUNT} random listing queries with the same bytes`, async () => {
    const found = new Set<number>();
    for (let turn = 0; turn < QUERY_COUNT; turn++) {
      const url = `/api/v2/listings/?${createQuery()}`;
      const [sqlite, postgres] = await Promise.all(sites.map(({ app }) => app.inject(url)));
      expect([url, postgres?.statusCode, postgres?.body]).toEqual([url, sqlite?.statusCode, sqlite?.body]);
      found.add(sqlite?.json<{ count?: number }>().count ?? -1);
    }
    // The queries must not all have found nothing, or everything.
    expect(found.size).toBeGreaterThan(10);
  }, 120_000);
});
