import type { ColumnType, Generated } from 'kysely';
import type { SiteName } from '../settings/siteSettings';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** An ad of the site's own. Either `image_address` or `html` says what it shows. */
export interface HouseAdTable {
  id: Generated<number>;
  /** What it says, for those who do not see it. */
  name: string;
  /** Null: on every site that this database serves. */
  site_name: Optional<SiteName>;
  /** Null: in every slot of its size. */
  slot_name: Optional<string>;
  width: number;
  height: number;
  /** Own path or address of the picture; `drawn:newsletter` is one that the site draws in its brand. */
  image_address: Optional<string>;
  /** Shown in a frame that may run nothing. */
  html: Optional<string>;
  /** Own path or address. */
  link: Optional<string>;
  weight: ColumnType<number, number | undefined, number>;
  /** Milliseconds since 1970 UTC; from then on it is not shown. */
  date_ends: Optional<number>;
}
