import { COUNT } from './galleryPage.mjs';

const LISTING_PATH = '/places/harbour-lights/';

/** @param {number} index */
export const photoPath = (index) => `${LISTING_PATH}photos/${index + 1}/`;

/** Photos as the API returns them. */
export const photos = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  share_path: photoPath(index),
  prism_image_url: `/p/${index}.jpg`,
  description: `What was on the table, number ${index + 1}`,
  creation_date: '2026-11-01T12:00:00.000Z',
  listing: { name: 'Harbour Lights', share_url: LISTING_PATH },
  profile: { id: 7, full_name: 'Maya Okafor', avatar_url: null },
  instagram_user: null,
  width: 1600,
  height: 1200,
}));

/**
 * Responds to requests for lists of photos, page by page.
 * @type {import('../Candidate.mjs').Answer}
 */
export function respondWithPhotos({ method, url }) {
  if (method !== 'GET' || url.pathname !== '/api/v2/photos/') return undefined;
  const [offset = 0, limit = 0] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name) ?? 0));
  const end = offset + (limit || 12);
  return { json: { count: COUNT, next: end < COUNT ? 'more' : null, results: photos.slice(offset, end) } };
}
