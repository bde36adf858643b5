import { savedGroups, type DataExport, type SavedGroup } from '@cityguide/api/contract';
import { sql } from 'kysely';
import { formatDateTime } from '../../../platform/api/formatDateTime';
import type { Database } from '../../../platform/database/database';
import type { ProfileRow } from '../../../platform/database/tables';
import { isPublished } from '../../../platform/publishing/isPublished';
import { selectSaved, type SavedRow } from '../../saved/selectSaved';
import { savedTables } from '../../saved/savedTables';
import { readProfile } from '../readProfile';
import { ownTables, savedRecordNames, type OwnTable } from './ownTables';

type Records = DataExport['records'];

/** Everything that is kept about a member, in words and dates that they can read (DASH-6). */
export async function exportOwn(
  database: Database,
  { profile, pendingEmail, now }: { profile: ProfileRow; pendingEmail: string | null; now: number },
): Promise<DataExport> {
  const records: Records = {};
  for (const group of savedGroups)
    records[savedRecordNames[group]] = await tellSaved(database, { group, profileId: profile.id, now });
  for (const table of ownTables) records[table.name] = await tellRows(database, table, profile);
  return {
    exported: formatDateTime(now),
    profile: {
      ...readProfile(profile, pendingEmail),
      date_joined: formatDateTime(profile.date_joined),
    },
    records,
  };
}

/** Rows of a group, each with the name and the page of what was saved; what is not public has neither. */
async function tellSaved(
  { query }: Database,
  { group, profileId, now }: { group: SavedGroup; profileId: number; now: number },
): Promise<Records[string]> {
  const setting = savedTables[group];
  const rows = await selectSaved(setting).ofMember(query, { profileId }).orderBy('id').execute();
  const objects = await query
    .selectFrom(setting.objects)
    .select(['id', 'name', 'path'])
    .where(isPublished(setting.objects, now))
    .where(
      'id',
      'in',
      selectSaved(setting)
        .ofMember(query, { profileId })
        .clearSelect()
        .select(sql.ref<number>(setting.objectColumn).as('id')),
    )
    .execute();
  const named = new Map(objects.map((object) => [object.id, object]));
  const kind = setting.objectColumn.replace('_id', '');
  return rows.map((row) => ({
    id: row.id,
    [kind]: named.get(row.object_id) ?? { id: row.object_id },
    ...tellValue(row, setting.valueColumn),
    date_created: formatDateTime(row.date_created),
  }));
}

function tellValue({ value }: SavedRow, column: 'is_done' | 'value' | undefined) {
  if (column === undefined) return {};
  return { [column]: column === 'is_done' ? value === 1 : value };
}

async function tellRows(
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
    Object.fromEntries(names.map((name) => [name, tell(row[name], columns[name] ?? 'plain')])),
  );
}

function tell(value: unknown, as: OwnTable['columns'][string]): unknown {
  if (value === null) return null;
  if (as === 'moment') return formatDateTime(Number(value));
  return as === 'flag' ? value === 1 : value;
}
