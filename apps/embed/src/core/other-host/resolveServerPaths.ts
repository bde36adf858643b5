import type { SiteConfig } from '@cityguide/site-config';

/**
 * Own paths of API, pictures and map tiles are those of the server that the embed script comes from, also where the page is
 * on another host (ANY-9).
 * @param base address of the embed script's folder
 */
export function resolveServerPaths(site: SiteConfig, base: string): SiteConfig {
  const { origin } = new URL(base);
  if (origin === location.origin) return site;
  // Not resolved as URLs, which would encode the braces of the tiles' template.
  const resolve = (address: string) => (address.startsWith('/') ? origin + address : address);
  const { apiBase, imageServer, mapTiles } = site;
  return {
    ...site,
    apiBase: resolve(apiBase),
    imageServer: resolve(imageServer),
    mapTiles: { ...mapTiles, urlTemplate: resolve(mapTiles.urlTemplate) },
  };
}
