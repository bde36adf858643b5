import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { PictureVariantTable } from '../../platform/database/tables';

export type PictureVariant = Selectable<PictureVariantTable>;

/** How a picture without a file of its own is made from a drawn one; undefined where the path names none. */
export async function findVariant({ query }: Database, path: string): Promise<PictureVariant | undefined> {
  return query.selectFrom('picture_variants').selectAll().where('path', '=', path).executeTakeFirst();
}
