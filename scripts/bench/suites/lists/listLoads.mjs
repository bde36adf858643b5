const LIMIT = 12;
const PAGES = 100;
const ORDERINGS = ['name', '-rating', '-favourite_count', '-date_published'];

export const FEW = 10_000;
/** `BENCH_ROWS` sets a smaller number, for a quick check. */
export const MANY = Number(process.env.BENCH_ROWS ?? 1_000_000);

export const listPath = `/api/v2/listings/?limit=${LIMIT}`;
/** @param {number} rows */
export const firstPages = (rows) => `first 100 pages of ${rows.toLocaleString('en')}`;

/** Names of the loads, as the suite shows them. */
export const listNames = /** @type {const} */ ([
  'static file',
  'list, kept',
  'list, made',
  firstPages(FEW),
  firstPages(MANY),
]);

/** The same list each time, from memory. */
export const askKept = () => listPath;

/**
 * An unknown parameter makes each URL unique, so that it is never served from the cache.
 * @param {number} turn
 */
export const askMade = (turn) => `${listPath}&_=${turn}`;

/**
 * Every page from the first to the hundredth, by each ordering that visitors can choose.
 * @param {number} turn
 */
export function askPages(turn) {
  const ordering = ORDERINGS[turn % ORDERINGS.length];
  const page = Math.floor(turn / ORDERINGS.length) % PAGES;
  return `${listPath}&ordering=${ordering}&offset=${page * LIMIT}&_=${turn}`;
}
