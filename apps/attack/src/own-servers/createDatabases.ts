import { startPostgres, type TestPostgres } from '@cityguide/site/testing/startPostgres';

/** Empty databases in a dedicated PostgreSQL, which is started on first use. */
export function createDatabases() {
  let running: Promise<TestPostgres> | undefined;
  let count = 0;
  return {
    async create(): Promise<string> {
      running ??= startPostgres();
      const { url, createDatabase } = await running;
      count += 1;
      await createDatabase(`attack_${count}`);
      return url.replace(/\/postgres$/, `/attack_${count}`);
    },
    stop: async () => (await running)?.stop(),
  };
}
