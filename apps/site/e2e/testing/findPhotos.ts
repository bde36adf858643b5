import { type Page } from 'playwright-core';

interface FoundPhoto {
  share_path: string;
  listing: { share_url: string };
}

/** The newest photos of the place that has the most of them; the page must be one of the site's. */
export async function findPhotos(page: Page): Promise<[FoundPhoto, ...FoundPhoto[]]> {
  const answer = await page.request.get('/api/v2/photos/?limit=100');
  const { results } = (await answer.json()) as { results: FoundPhoto[] };
  const places = new Map<string, FoundPhoto[]>();
  for (const photo of results) {
    const place = photo.listing.share_url;
    places.set(place, [...(places.get(place) ?? []), photo]);
  }
  const [most = []] = [...places.values()].sort((one, other) => other.length - one.length);
  const [first, ...others] = most;
  if (!first) throw new Error('No place of the seed has photos.');
  return [first, ...others];
}
