import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { Database } from '../platform/database/database';

/**
 * Runs `work` and tells how the database goes about each statement of it, one step a line. What `work` is handed must
 * not open transactions.
 */
export async function explainStatements(
  database: Database,
  work: (watched: Database) => Promise<unknown>,
): Promise<string[]> {
  const { query, engine } = database;
  const compiled: CompiledQuery[] = [];
  const note: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      compiled.push(query.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work({ ...database, query: query.withPlugin(note) });
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain';
  const plans: string[] = [];
  for (const { sql, parameters } of compiled) {
    const { rows } = await query.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
    );
    plans.push(rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n'));
  }
  return plans;
}
