import type { Listing } from '@cityguide/api/contract';

/** `ramen-07-v2.jpg` → `ramen`: images of one series look alike. */
const SERIES_SUFFIX = /-\d+(?:-v\d+)?\.\w+$/;

/**
 * The first listings with an image, each of another series; repeated series only fill up the rest. For rows that editors
 * would have picked by hand.
 */
export function pickVariedListings(listings: readonly Listing[], count: number): Listing[] {
  const listingsWithImage = listings.filter(({ image_url: image }) => image);
  const seenSeries = new Set<string>();
  const firstOfSeries = listingsWithImage.filter(({ image_url: image }) => {
    const series = image?.replace(SERIES_SUFFIX, '') ?? '';
    if (seenSeries.has(series)) return false;
    seenSeries.add(series);
    return true;
  });
  const rest = listingsWithImage.filter((listing) => !firstOfSeries.includes(listing));
  return [...firstOfSeries, ...rest].slice(0, count);
}
