/**
 * Pages of listings as the API returns them, generated from a few real ones with other ids and names.
 * @param {readonly object[]} originals
 * @param {number} count
 * @returns {import('../Candidate.mjs').Answer}
 */
export function respondWithListings(originals, count) {
  const listings = Array.from({ length: count }, (_, index) => ({
    ...originals[index % originals.length],
    id: index + 1,
    name: nameOf(index + 1),
  }));
  return function respond({ method, url }) {
    if (method !== 'GET' || url.pathname !== '/api/v2/listings/') return undefined;
    const [offset = 0, limit = 0] = ['offset', 'limit'].map((name) =>
      Number(url.searchParams.get(name) ?? 0),
    );
    const next = offset + limit < count ? `/api/v2/listings/?limit=${limit}&offset=${offset + limit}` : null;
    return { json: { count, next, results: listings.slice(offset, offset + limit) } };
  };
}

/**
 * The name of the listing with an id.
 * @param {number} id
 */
export const nameOf = (id) => `Place ${id}`;
