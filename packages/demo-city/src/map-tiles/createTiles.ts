import type { Brand } from '@cityguide/site-config';
import { createNeighbourhoods } from '../neighbourhoods/createNeighbourhoods';
import { drawTile } from './drawTile';
import { mapPalettes } from './mapPalettes';
import { placeLabels, type Label } from './placeLabels';
import type { TileAddress } from './projection';

export type { TileAddress };

/** A tile has some 5 KB; nothing of it is ever written to disk. */
const MAX_KEPT = 1000;

/** Draws the tiles of one brand when first asked for, and keeps the newest in memory. */
export function createTiles({ brand, hasDark }: { brand: Brand; hasDark: boolean }) {
  const places = createNeighbourhoods().map(({ name, latitude, longitude, weight }) => ({
    name,
    at: [longitude, latitude] as const,
    weight,
  }));
  const labels = new Map<number, Label[]>();
  const kept = new Map<string, string>();

  function labelsOf(zoom: number): Label[] {
    const known = labels.get(zoom) ?? placeLabels(places, zoom);
    labels.set(zoom, known);
    return known;
  }

  return {
    load(address: TileAddress): string {
      const key = `${address.z}/${address.x}/${address.y}`;
      const tile =
        kept.get(key) ??
        drawTile(address, { labels: labelsOf(address.z), palettes: mapPalettes[brand], hasDark });
      kept.delete(key);
      kept.set(key, tile);
      const oldest = kept.keys().next().value;
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return tile;
    },
  };
}
