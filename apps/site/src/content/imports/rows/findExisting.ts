import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ContentEntry } from '../ContentEntry';
import type { ContentKind } from '../ContentKind';
import type { ExistingRow } from './Columns';

/**
 * The rows of these entries by external key. A row without a key is taken for the entry that has its path, as an export of
 * this very site has: it gets the key.
 */
export async function findExisting(
  query: Kysely<Tables>,
  kind: ContentKind,
  entries: readonly ContentEntry[],
): Promise<ReadonlyMap<string, ExistingRow>> {
  const rows = await select(query, kind, { column: 'external_key', values: entries.map(({ key }) => key) });
  const byKey = new Map(rows.map((row) => [String(row.external_key), row]));
  const keyByPath = new Map<string, string>();
  for (const { key, content } of entries) if (!byKey.has(key)) keyByPath.set(content.record.path ?? key, key);
  const unnamed = await select(query, kind, { column: 'path', values: [...keyByPath.keys()] });
  for (const row of unnamed) {
    const key = keyByPath.get(String(row.path));
    if (row.external_key === null && key !== undefined) byKey.set(key, row);
  }
  return byKey;
}

async function select(
  query: Kysely<Tables>,
  kind: ContentKind,
  { column, values }: { column: 'external_key' | 'path'; values: readonly string[] },
): Promise<ExistingRow[]> {
  if (values.length === 0) return [];
  const found =
    await sql<ExistingRow>`select * from ${sql.table(kind)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(
      query,
    );
  return found.rows;
}
