import { sql, type Kysely, type Migration } from 'kysely';

/** Search texts were kept with their apostrophes, which keywords are now looked up without. */
export function leaveOutApostrophes(): Migration {
  return {
    async up(database: Kysely<unknown>) {
      // As they were folded then: the typographic ones stand there as the typed one, the rest as they are.
      const plain = ["'", 'ʼ', 'ʻ', '‛', '′', '`'].reduce(
        (text, sign) => sql`replace(${text}, ${sql.lit(sign)}, '')`,
        sql`search_text`,
      );
      await sql`update listings set search_text = ${plain}`.execute(database);
    },
  };
}
