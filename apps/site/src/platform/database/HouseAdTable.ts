import type { ColumnType, Generated } from 'kysely';
import type { SiteName } from '../settings/SiteSettings';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** One of the site's own ads. Either `image_address` or `html` holds its content. */
export interface HouseAdTable {
  id: Generated<number>;
  /** Text alternative for screen readers. */
  name: string;
  /** Null: shown on every site that this database serves. */
  site_name: Optional<SiteName>;
  /** Null: shown in every slot of its size. */
  slot_name: Optional<string>;
  width: number;
  height: number;
  /** Path on this site, or URL, of the image; `drawn:newsletter` is one that the site renders in its brand. */
  image_address: Optional<string>;
  /** Shown in a sandboxed frame without scripts. */
  html: Optional<string>;
  /** Path on this site, or URL. */
  link: Optional<string>;
  weight: ColumnType<number, number | undefined, number>;
  /** Milliseconds since 1970 UTC; not shown from then on. */
  date_ends: Optional<number>;
}
