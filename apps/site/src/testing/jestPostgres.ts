import { startPostgres, type TestPostgres } from './startPostgres';

/** How test files learn where the PostgreSQL of this run is. */
export const POSTGRES_VARIABLE = 'CITYGUIDE_TEST_POSTGRES';

let running: TestPostgres | undefined;

/** Jest's global set-up: one PostgreSQL for all test files of a run; `CITYGUIDE_TEST_POSTGRES` names another. */
export async function startForJest(): Promise<void> {
  if (process.env[POSTGRES_VARIABLE]) return;
  running = await startPostgres();
  process.env[POSTGRES_VARIABLE] = running.url;
}

export async function stopAfterJest(): Promise<void> {
  await running?.stop();
}
