import type { Selectable } from 'kysely';
import type { Contest, ContestKind } from '@cityguide/api/contract';
import { formatDateTime } from '../../platform/api/formatDateTime';
import type { Database } from '../../platform/database/Database';
import { findRowPage, type PageBounds } from '../../platform/database/findRowPage';
import type { ContestTable } from '../../platform/database/contestTables';
import { isPublished } from '../../platform/publishing/isPublished';

/** As stated in the privacy policy: the winner is notified within a week of the closing day, and may ask later. */
const ENTRY_RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

export type ContestRow = Selectable<ContestTable>;
export type ContestRepository = ReturnType<typeof createContestRepository>;

interface ContestEntry {
  contestId: number;
  name: string;
  email: string;
  answer: string;
  dateMs: number;
}

/** Published contests of the kinds that the site lists, and their entries. */
export function createContestRepository(
  { query }: Database,
  kinds: readonly ContestKind[],
  now: () => number = Date.now,
) {
  const select = () =>
    query.selectFrom('contests').where('kind', 'in', kinds).where(isPublished('contests', now())).selectAll();

  return {
    /** In the format of the API, the last to close first. */
    async findPage(bounds: PageBounds) {
      const { count, rows } = await findRowPage(
        select().orderBy('closes_time', 'desc').orderBy('id'),
        bounds,
      );
      return { count, results: rows.map(readContest) };
    },
    /** Open contests, the next to close first. */
    findOpen: (nowMs: number) =>
      select().where('closes_time', '>', nowMs).orderBy('closes_time').orderBy('id').execute(),
    /** Closed contests, the most recently closed first. */
    findClosed: (nowMs: number, limit: number) =>
      select()
        .where('closes_time', '<=', nowMs)
        .orderBy('closes_time', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
    findByPath: (path: string) => select().where('path', '=', path).executeTakeFirst(),
    /** Stores an entry; a second one from the same email address is silently ignored. */
    async addEntry({ contestId, name, email, answer, dateMs }: ContestEntry): Promise<void> {
      await query
        .insertInto('contest_entries')
        .values({
          contest_id: contestId,
          name,
          email,
          email_key: email.toLowerCase(),
          answer,
          date_created: dateMs,
        })
        .onConflict((conflict) => conflict.columns(['contest_id', 'email_key']).doNothing())
        .execute();
    },
    /**
     * Deletes the entries of every contest that closed 90 days ago or earlier, whether or not the site lists its kind.
     */
    async removeOldEntries(): Promise<void> {
      await query
        .deleteFrom('contest_entries')
        .where(
          'contest_id',
          'in',
          query
            .selectFrom('contests')
            .select('id')
            .where('closes_time', '<=', now() - ENTRY_RETENTION_MS),
        )
        .execute();
    },
  };
}

function readContest(row: ContestRow): Contest {
  return {
    id: row.id,
    name: row.name,
    share_url: row.path,
    image_url: row.image_path && `/images/${row.image_path}`,
    kind: row.kind,
    closes: formatDateTime(row.closes_time),
    rules: row.rules || null,
  };
}
