import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { Database } from '../platform/database/Database';

/**
 * Runs `operation` and returns the query plan of each of its statements, one step per line. `operation` must not open
 * transactions on the database it is passed.
 */
export async function explainStatements(
  database: Database,
  operation: (recordingDatabase: Database) => Promise<unknown>,
): Promise<string[]> {
  const { query, engine } = database;
  const compiled: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      compiled.push(query.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await operation({ ...database, query: query.withPlugin(recorder) });
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
