import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { RatingTable, Tables } from '../../platform/database/tables';
import { isPublished } from '../../platform/publishing/isPublished';
import type { SavedTable } from './savedTables';

/** A row of any group. */
export interface SavedRow {
  id: number;
  object_id: number;
  date_created: number;
  /** A rating's stars, 1 or 0 for a to-do; null where the group has no value. */
  value: number | null;
}

interface Mine {
  profileId: number;
  id?: number;
  objectId?: number;
  value?: number | undefined;
  /** Only rows whose object is public at this moment. */
  publicAtMs?: number;
}

/**
 * The statements on a group's table. The tables are alike but for the names of two columns, so the query builder is
 * shown one of them and told those names.
 */
export function selectSaved({ table, objects, objectColumn, valueColumn }: SavedTable) {
  const anyTable = table as 'ratings';
  const object = sql.ref<number>(`${table}.${objectColumn}`);
  const value = valueColumn ? sql.ref<number | null>(`${table}.${valueColumn}`) : sql<null>`null`;
  const columns = ['id', 'date_created', object.as('object_id'), value.as('value')] as const;
  const named = (content: number | null) => valueColumn && content !== null && { [valueColumn]: content };

  return {
    ofMember(query: Kysely<Tables>, mine: Mine) {
      let rows = query.selectFrom(anyTable).select(columns).where('profile_id', '=', mine.profileId);
      if (mine.id !== undefined) rows = rows.where('id', '=', mine.id);
      if (mine.objectId !== undefined) rows = rows.where(object, '=', mine.objectId);
      if (mine.publicAtMs !== undefined)
        rows = rows.where(isPublished(objects, mine.publicAtMs, `${table}.${objectColumn}`));
      if (mine.value !== undefined) rows = rows.where(value, '=', mine.value);
      return rows;
    },
    async insert(
      query: Kysely<Tables>,
      row: { profileId: number; objectId: number; value: number | null; dateCreatedMs: number },
    ): Promise<SavedRow> {
      const values = {
        profile_id: row.profileId,
        [objectColumn]: row.objectId,
        date_created: row.dateCreatedMs,
        ...named(row.value),
      };
      return query
        .insertInto(anyTable)
        .values(values as unknown as Insertable<RatingTable>)
        .returning(columns)
        .executeTakeFirstOrThrow();
    },
    async change(
      query: Kysely<Tables>,
      row: { id: number; value: number | null; dateCreatedMs?: number },
    ): Promise<SavedRow> {
      const changes = {
        ...named(row.value),
        ...(row.dateCreatedMs !== undefined && { date_created: row.dateCreatedMs }),
      };
      return query
        .updateTable(anyTable)
        .set(changes as Updateable<RatingTable>)
        .where('id', '=', row.id)
        .returning(columns)
        .executeTakeFirstOrThrow();
    },
    async remove(query: Kysely<Tables>, id: number): Promise<void> {
      await query.deleteFrom(anyTable).where('id', '=', id).execute();
    },
  };
}
