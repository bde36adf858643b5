import type { SelectQueryBuilder } from 'kysely';

export interface PageBounds {
  limit: number;
  offset: number;
}

/** The number of rows that `select` would return. */
export async function countRows<Tables, Selected extends keyof Tables, Row>(
  select: SelectQueryBuilder<Tables, Selected, Row>,
): Promise<number> {
  const { count } = await select
    .clearSelect()
    .clearOrderBy()
    .select((column) => column.fn.countAll<number>().as('count'))
    // The compiler cannot tell the columns of tables that it does not know.
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}

/** One page of the rows that `select` would return, which must be ordered, and the number of all. */
export async function findRowPage<Tables, Selected extends keyof Tables, Row>(
  select: SelectQueryBuilder<Tables, Selected, Row>,
  { limit, offset }: PageBounds,
): Promise<{ count: number; rows: Row[] }> {
  const count = await countRows(select);
  if (offset >= count) return { count, rows: [] };
  return { count, rows: await select.limit(limit).offset(offset).execute() };
}
