import type { Selectable } from 'kysely';
import type { HouseAd } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';
import type { SiteName } from '../../platform/settings/SiteSettings';
import type { HouseAdTable } from '../../platform/database/HouseAdTable';

export type HouseAdRepository = ReturnType<typeof createHouseAdRepository>;

interface AdSlot {
  slot: string;
  size: { width: number; height: number };
}
interface HouseAdRepositoryOptions {
  database: Database;
  site: SiteName;
  now(): number;
}

/** House ads in the format of the API; ads that have ended are left out. */
export function createHouseAdRepository({ database: { query }, site, now }: HouseAdRepositoryOptions) {
  const selectRunning = () =>
    query
      .selectFrom('house_ads')
      .selectAll()
      .where((where) => where.or([where('site_name', 'is', null), where('site_name', '=', site)]))
      .where((where) => where.or([where('date_ends', 'is', null), where('date_ends', '>', now())]));

  return {
    async findForAdSlot({ slot, size }: AdSlot): Promise<HouseAd[]> {
      const rows = await selectRunning()
        .where('width', '=', size.width)
        .where('height', '=', size.height)
        .where((where) => where.or([where('slot_name', 'is', null), where('slot_name', '=', slot)]))
        .orderBy('id')
        .execute();
      return rows.map(toHouseAd);
    },
    /** The frame of an HTML ad; undefined for other ads. */
    async findPage(id: number): Promise<{ name: string; html: string } | undefined> {
      const row = await selectRunning().where('id', '=', id).executeTakeFirst();
      return row?.html ? { name: row.name, html: row.html } : undefined;
    },
  };
}

const DRAWN = /^drawn:([a-z-]+)$/;

function toHouseAd({ id, name, width, height, image_address: image, ...row }: Selectable<HouseAdTable>) {
  const drawn = image && DRAWN.exec(image)?.[1];
  return {
    id,
    name,
    width,
    height,
    link_url: row.link,
    image_url: drawn ? `/house-ads/drawn/${drawn}-${width}x${height}.svg` : image,
    frame_url: !image && row.html ? `/house-ads/${id}/` : null,
    weight: row.weight,
  } satisfies HouseAd;
}
