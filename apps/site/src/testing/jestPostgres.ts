import { startPostgres, type TestPostgres } from './startPostgres';

/** The environment variable with the URL of this run's PostgreSQL. */
export const POSTGRES_VARIABLE = 'CITYGUIDE_TEST_POSTGRES';

let running: TestPostgres | undefined;

/** Jest's global set-up: one PostgreSQL for all test files of a run, unless `CITYGUIDE_TEST_POSTGRES` names another. */
export async function startForJest(): Promise<void> {
  if (process.env[POSTGRES_VARIABLE]) return;
  running = await startPostgres();
  process.env[POSTGRES_VARIABLE] = running.url;
}

export async function stopAfterJest(): Promise<void> {
  await running?.stop();
}
