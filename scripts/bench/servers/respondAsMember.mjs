import { isNumber, isObjectWith, parseJson } from '@cityguide/tooling/json';

const NOW = new Date().toISOString();

/**
 * The API for a member of the site who has saved some listings.
 * @param {readonly number[]} saved ids of listings
 * @returns {import('../suites/Candidate.mjs').Answer}
 */
export function respondAsMember(saved) {
  const results = Object.fromEntries(saved.map((id) => [id, favouriteOf(id)]));
  return function respond({ method, url, body }) {
    const call = `${method} ${url.pathname.replace('/api/v2', '')}`;
    if (call === 'GET /profiles/hi/') return { json: { id: 7, last_updates: { favourites: NOW } } };
    if (call === 'GET /favourites/listing_ids/') return { json: { results, server_time: NOW } };
    if (call === 'POST /favourites/') {
      const { listing } = parseJson(body, {
        from: call,
        isRight: isObjectWith({ listing: isNumber }),
        expected: 'the id of a listing',
      });
      return { status: 201, json: { id: favouriteOf(listing), listing, date_created: NOW } };
    }
    if (call.startsWith('DELETE /favourites/')) return { status: 204 };
    return undefined;
  };
}

/** @param {number} listingId */
const favouriteOf = (listingId) => listingId + 100_000;
