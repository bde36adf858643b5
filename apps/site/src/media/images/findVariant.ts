import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/Database';
import type { PictureVariantTable } from '../../platform/database/tables';

export type PictureVariant = Selectable<PictureVariantTable>;

/** How an image without its own file is derived from a generated one; undefined if the path is not a variant. */
export async function findVariant({ query }: Database, path: string): Promise<PictureVariant | undefined> {
  return query.selectFrom('picture_variants').selectAll().where('path', '=', path).executeTakeFirst();
}
