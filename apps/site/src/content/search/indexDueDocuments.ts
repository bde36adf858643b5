import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { createSearchText } from '../../platform/text/createSearchText';

type Kind = Tables['search_documents']['kind'];

const AT_ONCE = 200;

/**
 * Brings the words of articles, events and videos up to date: of those alone that triggers noted as changed, whoever
 * changed them. Several processes at once share the work; what another has under way is not waited for.
 */
export async function indexDueDocuments(database: Database): Promise<void> {
  const isDue = () => database.query.selectFrom('search_due').select('kind').limit(1).executeTakeFirst();
  while (await isDue()) {
    const done = await database.query
      .transaction()
      .execute((transaction) => indexSome(transaction, database));
    if (done === 0) return;
  }
}

async function indexSome(transaction: Transaction<Tables>, { engine }: Database): Promise<number> {
  const first = transaction.selectFrom('search_due').selectAll().limit(AT_ONCE);
  // Rows are locked before their objects are read: a change that comes between waits, and is noted anew.
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
    const gone = transaction.deleteFrom('search_documents').where('kind', '=', kind);
    await gone.where('object_id', '=', id).execute();
    return;
  }
  const { date, words } = document;
  const search_text = createSearchText(words);
  await transaction
    .insertInto('search_documents')
    .values({ kind, object_id: id, date, search_text })
    .onConflict((same) => same.columns(['kind', 'object_id']).doUpdateSet({ date, search_text }))
    .execute();
}

interface Document {
  date: number;
  /** Name, address, others. */
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
