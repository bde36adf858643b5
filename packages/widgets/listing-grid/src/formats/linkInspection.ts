import type { SitePaths } from '@cityguide/site-config';
import { linkWebsite } from '@cityguide/site-config/formats';

/** The food-safety page of an establishment by the site's template; none without template or id. */
export function linkInspection(
  paths: Pick<SitePaths, 'foodSafety'>,
  establishmentId: number | string | null | undefined,
): string | undefined {
  const id = String(establishmentId ?? '').trim();
  return id === '' ? undefined : linkWebsite(paths.foodSafety(id));
}
