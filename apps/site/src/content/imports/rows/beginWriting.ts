import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/**
 * Makes a transaction one that writes from its first statement on. On SQLite one that has read before it writes fails at
 * once when somebody else has written in between; this one waits its turn.
 */
export async function beginWriting(transaction: Transaction<Tables>): Promise<void> {
  await transaction.deleteFrom('import_rows').where('object_id', '=', NO_OBJECT).execute();
}

const NO_OBJECT = -1;
