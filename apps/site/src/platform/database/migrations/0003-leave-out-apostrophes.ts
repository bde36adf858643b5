import type { Kysely, Migration } from 'kysely';
import { createSearchText } from '../../text/createSearchText';

interface Listings {
  listings: { id: number; search_text: string };
}

/**
 * Search texts were stored with apostrophes and without the words that begin after a punctuation mark. They are rebuilt
 * from themselves with the current code: folding folded text changes nothing.
 */
export function leaveOutApostrophes(): Migration {
  return {
    async up(database: Kysely<unknown>) {
      const tables = database as Kysely<Listings>;
      const rows = await tables.selectFrom('listings').select(['id', 'search_text']).execute();
      for (const { id, search_text: before } of rows) {
        const search_text = createSearchText([before]);
        if (search_text === before) continue;
        await tables.updateTable('listings').set({ search_text }).where('id', '=', id).execute();
      }
    },
  };
}
