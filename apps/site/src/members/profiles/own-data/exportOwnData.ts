import { savedGroupNames, type DataExport, type SavedGroupName } from '@cityguide/api/contract';
import { sql } from 'kysely';
import { formatDateTime } from '../../../platform/api/formatDateTime';
import type { Database } from '../../../platform/database/Database';
import type { ProfileRow } from '../../../platform/database/tables';
import { isPublished } from '../../../platform/publishing/isPublished';
import { createSavedStatements, type SavedRow } from '../../saved/createSavedStatements';
import { savedTables } from '../../saved/savedTables';
import { toProfile } from '../toProfile';
import { ownTables, savedRecordNames, type OwnTable } from './ownTables';

type Records = DataExport['records'];

/** Everything that is stored about a member, in a readable format (DASH-6). */
export async function exportOwnData(
  database: Database,
  { profile, pendingEmail, now }: { profile: ProfileRow; pendingEmail: string | null; now: number },
): Promise<DataExport> {
  const records: Records = {};
  for (const group of savedGroupNames)
    records[savedRecordNames[group]] = await exportSavedGroup(database, {
      group,
      profileId: profile.id,
      now,
    });
  for (const table of ownTables) records[table.name] = await exportTable(database, table, profile);
  return {
    exported: formatDateTime(now),
    profile: {
      ...toProfile(profile, pendingEmail),
      date_joined: formatDateTime(profile.date_joined),
    },
    records,
  };
}

/** The rows of a group, each with the name and the path of the saved object, if that is public. */
async function exportSavedGroup(
  { query }: Database,
  { group, profileId, now }: { group: SavedGroupName; profileId: number; now: number },
): Promise<Records[string]> {
  const savedTable = savedTables[group];
  const rows = await createSavedStatements(savedTable).ofMember(query, { profileId }).orderBy('id').execute();
  const objects = await query
    .selectFrom(savedTable.objects)
    .select(['id', 'name', 'path'])
    .where(isPublished(savedTable.objects, now))
    .where(
      'id',
      'in',
      createSavedStatements(savedTable)
        .ofMember(query, { profileId })
        .clearSelect()
        .select(sql.ref<number>(savedTable.objectColumn).as('id')),
    )
    .execute();
  const objectsById = new Map(objects.map((object) => [object.id, object]));
  const kind = savedTable.objectColumn.replace('_id', '');
  return rows.map((row) => ({
    id: row.id,
    [kind]: objectsById.get(row.object_id) ?? { id: row.object_id },
    ...exportValue(row, savedTable.valueColumn),
    date_created: formatDateTime(row.date_created),
  }));
}

function exportValue({ value }: SavedRow, column: 'is_done' | 'value' | undefined) {
  if (column === undefined) return {};
  return { [column]: column === 'is_done' ? value === 1 : value };
}

async function exportTable(
  { query }: Database,
  { table, columns, owner }: OwnTable,
  profile: ProfileRow,
): Promise<Records[string]> {
  if (owner && profile.date_email_proven === null) return [];
  const names = Object.keys(columns);
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(names.map((name) => sql.ref(name)))}
    from ${sql.table(table)} where ${sql.ref(owner ?? 'profile_id')} = ${owner ? profile[owner] : profile.id} order by ${sql.join(names.map((name) => sql.ref(name)))}`.execute(
    query,
  );
  return rows.map((row) =>
    Object.fromEntries(names.map((name) => [name, exportColumn(row[name], columns[name] ?? 'plain')])),
  );
}

function exportColumn(value: unknown, format: OwnTable['columns'][string]): unknown {
  if (value === null) return null;
  if (format === 'moment') return formatDateTime(Number(value));
  return format === 'flag' ? value === 1 : value;
}
