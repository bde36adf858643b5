import { type Page } from 'playwright-core';

interface FoundPhoto {
  share_path: string;
  listing: { share_url: string };
}

/** The newest photos of the listing with most photos; the page must be on the site. */
export async function findPhotos(page: Page): Promise<[FoundPhoto, ...FoundPhoto[]]> {
  const response = await page.request.get('/api/v2/photos/?limit=100');
  const { results } = (await response.json()) as { results: FoundPhoto[] };
  const photosByListing = new Map<string, FoundPhoto[]>();
  for (const photo of results) {
    const listingPath = photo.listing.share_url;
    photosByListing.set(listingPath, [...(photosByListing.get(listingPath) ?? []), photo]);
  }
  const [most = []] = [...photosByListing.values()].sort((one, other) => other.length - one.length);
  const [first, ...others] = most;
  if (!first) throw new Error('No place of the seed has photos.');
  return [first, ...others];
}
