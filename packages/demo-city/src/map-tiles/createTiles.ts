import type { Brand } from '@cityguide/site-config';
import { createNeighbourhoods } from '../neighbourhoods/createNeighbourhoods';
import { drawTile } from './drawTile';
import { mapPalettes } from './mapPalettes';
import { positionLabels, type Label } from './positionLabels';
import type { TileAddress } from './projection';

export type { TileAddress };

/** A tile has about 5 KB; tiles are never written to disk. */
const MAX_CACHED_TILES = 1000;

/** Draws the tiles of one brand when they are first requested, and caches the most recently used in memory. */
export function createTiles({ brand, hasDark }: { brand: Brand; hasDark: boolean }) {
  const neighbourhoods = createNeighbourhoods().map(({ name, latitude, longitude, weight }) => ({
    name,
    at: [longitude, latitude] as const,
    weight,
  }));
  const labels = new Map<number, Label[]>();
  const cache = new Map<string, string>();

  function labelsOf(zoom: number): Label[] {
    const cached = labels.get(zoom) ?? positionLabels(neighbourhoods, zoom);
    labels.set(zoom, cached);
    return cached;
  }

  return {
    load(address: TileAddress): string {
      const key = `${address.z}/${address.x}/${address.y}`;
      const tile =
        cache.get(key) ??
        drawTile(address, { labels: labelsOf(address.z), palettes: mapPalettes[brand], hasDark });
      cache.delete(key);
      cache.set(key, tile);
      const oldest = cache.keys().next().value;
      if (cache.size > MAX_CACHED_TILES && oldest !== undefined) cache.delete(oldest);
      return tile;
    },
  };
}
