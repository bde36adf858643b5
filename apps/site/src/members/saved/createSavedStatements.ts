import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { RatingTable, Tables } from '../../platform/database/tables';
import { isPublished } from '../../platform/publishing/isPublished';
import type { SavedTable } from './savedTables';

/** A row of any group. */
export interface SavedRow {
  id: number;
  object_id: number;
  date_created: number;
  /** A rating's stars, 1 or 0 for a to-do; null if the group has no value. */
  value: number | null;
}

interface SavedRowFilter {
  profileId: number;
  id?: number;
  objectId?: number;
  value?: number | undefined;
  /** Only rows whose object is public at this time. */
  publicAtMs?: number;
}

/**
 * The statements for a group's table. The tables only differ in the names of two columns, so the query builder gets the
 * type of one of them and the names as parameters.
 */
export function createSavedStatements({ table, objects, objectColumn, valueColumn }: SavedTable) {
  const anyTable = table as 'ratings';
  const object = sql.ref<number>(`${table}.${objectColumn}`);
  const value = valueColumn ? sql.ref<number | null>(`${table}.${valueColumn}`) : sql<null>`null`;
  const columns = ['id', 'date_created', object.as('object_id'), value.as('value')] as const;
  const toValueColumn = (content: number | null) =>
    valueColumn && content !== null && { [valueColumn]: content };

  return {
    ofMember(query: Kysely<Tables>, filter: SavedRowFilter) {
      let rows = query.selectFrom(anyTable).select(columns).where('profile_id', '=', filter.profileId);
      if (filter.id !== undefined) rows = rows.where('id', '=', filter.id);
      if (filter.objectId !== undefined) rows = rows.where(object, '=', filter.objectId);
      if (filter.publicAtMs !== undefined)
        rows = rows.where(isPublished(objects, filter.publicAtMs, `${table}.${objectColumn}`));
      if (filter.value !== undefined) rows = rows.where(value, '=', filter.value);
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
        ...toValueColumn(row.value),
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
        ...toValueColumn(row.value),
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
