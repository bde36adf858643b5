import { createOtherHostFetch } from '@cityguide/api/other-host';
import type { TransportOptions } from '@cityguide/api/client';
import type { SiteConfig } from '@cityguide/site-config';
import { assertSameSite } from './assertSameSite';
import { reportSilence } from './reportSilence';
import { resolveServerPaths } from './resolveServerPaths';

/**
 * What differs if the embed script or the API is on another host than the page (ANY-9); loaded only then.
 * @param base address of the embed script's folder
 * @throws Error if it is another site
 */
export function connectOtherHost(
  site: SiteConfig,
  base: string,
): { site: SiteConfig; apiOptions?: Partial<TransportOptions> } {
  const resolved = resolveServerPaths(site, base);
  const { href, origin } = new URL(resolved.apiBase, location.href);
  assertSameSite(href);
  // The files alone may be elsewhere.
  if (origin === location.origin) return { site: resolved };
  const fetch = reportSilence(createOtherHostFetch(href), origin);
  return { site: resolved, apiOptions: { fetch, readCookie: () => undefined } };
}
