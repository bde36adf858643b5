import type { SiteLinks } from '@cityguide/site-config';
import { getWebsiteUrl } from '@cityguide/site-config/formats';

/** The URL of an establishment's food-safety page, from the site's template; `undefined` without template or id. */
export function getInspectionUrl(
  paths: Pick<SiteLinks, 'foodSafety'>,
  establishmentId: number | string | null | undefined,
): string | undefined {
  const id = String(establishmentId ?? '').trim();
  return id === '' ? undefined : getWebsiteUrl(paths.foodSafety(id));
}
