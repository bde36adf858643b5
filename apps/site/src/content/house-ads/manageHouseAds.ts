import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/database/Database';
import type { HouseAdTable } from '../../platform/database/HouseAdTable';
import { readHouseAdArguments, type HouseAdArguments } from './readHouseAdArguments';

export const houseAdCommands = ['list', 'add', 'remove', 'begin'] as const;
export type HouseAdCommand = (typeof houseAdCommands)[number];

interface HouseAdCommandInput {
  command: HouseAdCommand;
  /** Positional arguments after the command: the ids to remove. */
  ids: readonly string[];
  args: HouseAdArguments;
  /** The ads that `begin` adds; they get new ids. */
  firstAds: readonly Insertable<HouseAdTable>[];
}

/** Runs one command of `npm run house-ads`, and returns a message about the result. */
export async function manageHouseAds(
  database: Database,
  { command, ids, args, firstAds }: HouseAdCommandInput,
): Promise<string> {
  if (command === 'list') return list(database);
  if (command === 'remove') return remove(database, ids);
  if (command === 'begin') return addFirstAds(database, firstAds);
  const row = await readHouseAdArguments(args);
  const { id } = await database.query
    .insertInto('house_ads')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return `House ad ${id} is on the pages in a minute at the latest.`;
}

async function list({ query }: Database): Promise<string> {
  const rows = await query.selectFrom('house_ads').selectAll().orderBy('id').execute();
  return rows.map(describe).join('\n') || 'There is no house ad: the slots show their quiet message.';
}

/** For a site that is older than its house ads. */
async function addFirstAds(
  { query }: Database,
  firstAds: readonly Insertable<HouseAdTable>[],
): Promise<string> {
  const rows = firstAds.map(({ id: _id, ...row }) => row);
  await query.insertInto('house_ads').values(rows).execute();
  return `${rows.length} house ads are there: the site's own, at every size.`;
}

async function remove({ query }: Database, ids: readonly string[]): Promise<string> {
  const numbers = ids.map(Number).filter(Number.isSafeInteger);
  if (numbers.length === 0) throw new Error('Which? npm run house-ads -- remove 3 4');
  const removed = await query.deleteFrom('house_ads').where('id', 'in', numbers).returning('id').execute();
  return `${removed.length} of ${numbers.length} removed.`;
}

function describe(ad: Selectable<HouseAdTable>): string {
  const until = ad.date_ends && ` until ${new Date(ad.date_ends).toISOString().slice(0, 10)}`;
  const where = `${ad.slot_name ?? 'every slot'} of ${ad.site_name ?? 'every site'}`;
  const what = ad.image_address ?? 'HTML';
  return `${ad.id}  ${ad.width}x${ad.height}  "${ad.name}"  ${what} → ${ad.link ?? '-'}  in ${where}, weight ${ad.weight}${until ?? ''}`;
}
