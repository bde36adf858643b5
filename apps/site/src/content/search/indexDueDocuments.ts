import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/Database';
import type { Tables } from '../../platform/database/tables';
import { createSearchText } from '../../platform/text/createSearchText';

type Kind = Tables['search_documents']['kind'];

const BATCH_SIZE = 200;

/**
 * Updates the search text of articles, events and videos that triggers have marked as changed, whichever client changed
 * them. Several processes share the work; rows that another process has locked are skipped.
 */
export async function indexDueDocuments(database: Database): Promise<void> {
  const isDue = () => database.query.selectFrom('search_due').select('kind').limit(1).executeTakeFirst();
  while (await isDue()) {
    const done = await database.query
      .transaction()
      .execute((transaction) => indexBatch(transaction, database));
    if (done === 0) return;
  }
}

async function indexBatch(transaction: Transaction<Tables>, { engine }: Database): Promise<number> {
  const first = transaction.selectFrom('search_due').selectAll().limit(BATCH_SIZE);
  // Rows are locked before their objects are read: a concurrent change waits, and is marked again.
  const due = await (engine === 'postgres' ? first.forUpdate().skipLocked() : first).execute();
  for (const { kind, object_id: id } of due) {
    await indexDocument(transaction, { kind, id });
    const done = transaction.deleteFrom('search_due').where('kind', '=', kind);
    await done.where('object_id', '=', id).execute();
  }
  return due.length;
}

async function indexDocument(transaction: Transaction<Tables>, { kind, id }: { kind: Kind; id: number }) {
  const document = await readDocument[kind](transaction, id);
  if (!document) {
    const stale = transaction.deleteFrom('search_documents').where('kind', '=', kind);
    await stale.where('object_id', '=', id).execute();
    return;
  }
  const { date, words } = document;
  const search_text = createSearchText(words);
  await transaction
    .insertInto('search_documents')
    .values({ kind, object_id: id, date, search_text })
    .onConflict((conflict) => conflict.columns(['kind', 'object_id']).doUpdateSet({ date, search_text }))
    .execute();
}

interface Document {
  date: number;
  /** Name, address, other text. */
  words: (string | null)[];
}

const readDocument: Readonly<
  Record<Kind, (transaction: Transaction<Tables>, id: number) => Promise<Document | undefined>>
> = {
  async article(transaction, id) {
    const row = await transaction
      .selectFrom('articles')
      .select(['name', 'summary', 'author', 'date_published'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { date: row.date_published, words: [row.name, null, row.summary, row.author] };
  },
  async event(transaction, id) {
    const row = await transaction
      .selectFrom('events')
      .select(['name', 'address', 'description', 'start_time'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { date: row.start_time, words: [row.name, row.address, row.description] };
  },
  async video(transaction, id) {
    const row = await transaction
      .selectFrom('videos')
      .select(['name', 'summary', 'date_published'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { date: row.date_published, words: [row.name, null, row.summary] };
  },
};
