import type { Listing } from '@cityguide/api/contract';

/** `ramen-07-v2.jpg` → `ramen`: pictures of one series look alike. */
const SERIES = /-\d+(?:-v\d+)?\.\w+$/;

/**
 * The first listings that have a picture, each of a series that its row does not show yet; repeats only fill up what
 * would stay empty. For rows that editors would have picked by hand.
 */
export function chooseVaried(listings: readonly Listing[], count: number): Listing[] {
  const pictured = listings.filter(({ image_url: image }) => image);
  const shown = new Set<string>();
  const fresh = pictured.filter(({ image_url: image }) => {
    const series = image?.replace(SERIES, '') ?? '';
    if (shown.has(series)) return false;
    shown.add(series);
    return true;
  });
  const rest = pictured.filter((listing) => !fresh.includes(listing));
  return [...fresh, ...rest].slice(0, count);
}
