const LIMIT = 12;
const PAGES = 100;
const ORDERINGS = ['name', '-rating', '-favourite_count', '-date_published'];

export const FEW = 10_000;
/** `BENCH_ROWS` sets a smaller number, for a quick check. */
export const MANY = Number(process.env.BENCH_ROWS ?? 1_000_000);

export const listPath = `/api/v2/listings/?limit=${LIMIT}`;
/** @param {number} rows */
export const firstPages = (rows) => `first 100 pages of ${rows.toLocaleString('en')}`;

/** @param {number} rows */
export function nearest(rows) {
  return `nearest of ${rows.toLocaleString('en')}`;
}

/** Names of the loads, as the suite shows them. */
export const listNames = /** @type {const} */ ([
  'static file',
  'list, kept',
  'list, made',
  firstPages(FEW),
  firstPages(MANY),
  nearest(MANY),
  'static page',
  'page, cached',
  'page, rendered',
  'home page, rendered',
]);

/** The same list each time, from memory. */
export const askKept = () => listPath;

/**
 * An unknown parameter makes each URL unique, so that it is never served from the cache.
 * @param {number} turn
 */
export const askMade = (turn) => `${listPath}&_=${turn}`;

/** A page as long as others, with cards. */
export const pagePath = '/restaurants/';

/** @param {number} turn */
export const askRenderedPage = (turn) => `${pagePath}?_=${turn}`;

/** @param {number} turn */
export const askRenderedHome = (turn) => `/?_=${turn}`;

/**
 * The nearest listings to places all over the city, each with a URL of its own.
 * @param {number} turn
 */
export function askNearest(turn) {
  const near = `${(43.6 + ((turn * 37) % 200) / 1000).toFixed(3)},${(-79.6 + ((turn * 61) % 400) / 1000).toFixed(3)}`;
  return `${listPath}&ordering=distance&near=${near}&_=${turn}`;
}

/**
 * Every page from the first to the hundredth, by each ordering that visitors can choose.
 * @param {number} turn
 */
export function askPages(turn) {
  const ordering = ORDERINGS[turn % ORDERINGS.length];
  const page = Math.floor(turn / ORDERINGS.length) % PAGES;
  return `${listPath}&ordering=${ordering}&offset=${page * LIMIT}&_=${turn}`;
}
