import { sql } from 'kysely';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { reopenPostgres, testEngines } from '../../testing/databases';
import type { Database } from './database';
import { openDatabase } from './openDatabase';

const [, postgres] = testEngines;
/** As many as one process has. */
const CONNECTIONS = 10;

describe('DOOR-7 a PostgreSQL that has too much to do', () => {
  let other: Database;
  let site: TestSite;
  beforeAll(async () => {
    other = await postgres.create();
    const limits = { statementMs: 500, idleInTransactionMs: 500, waitMs: 500 };
    const create = () => reopenPostgres(other, limits);
    site = await createTestSite({ name: 'PostgreSQL with limits', create }, { hasPages: true });
  });
  afterAll(async () => {
    await site.stop();
    await other.close();
  });

  /** Something to wait for until the test says so. */
  function createGate() {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open: () => open(), opened };
  }

  it.each(['/api/v2/articles/', '/restaurants/', '/search?q=pub'])(
    'DOOR-7.statements answers %s with 503 where a statement takes too long',
    async (url) => {
      const gate = createGate();
      const locked = createGate();
      const holding = other.query.transaction().execute(async (transaction) => {
        await sql`lock table articles, listings in access exclusive mode`.execute(transaction);
        locked.open();
        await gate.opened;
      });
      await locked.opened;
      const answer = await site.app.inject(url);
      gate.open();
      await holding;
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.body).toContain('The site is very busy. Please try again in a moment.');
      expect((await site.app.inject(url)).statusCode).toBe(200);
    },
  );

  it('DOOR-7.connections answers 503 where all connections are taken', async () => {
    const gate = createGate();
    const taken = Array.from({ length: CONNECTIONS }, () =>
      site.database.query.connection().execute(() => gate.opened),
    );
    const answer = await site.app.inject('/api/v2/events/');
    gate.open();
    await Promise.all(taken);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('ends a transaction in which nothing happens, and others get what it held', async () => {
    const gate = createGate();
    const locked = createGate();
    const idle = site.database.query.transaction().execute(async (transaction) => {
      await sql`lock table articles in access exclusive mode`.execute(transaction);
      locked.open();
      await gate.opened;
    });
    const ended = expect(idle).rejects.toThrow();
    await locked.opened;
    // Waits for as long as the table is locked: commands have no limit.
    await other.query.selectFrom('articles').select('id').limit(1).execute();
    gate.open();
    await ended;
  });

  it('lets whoever runs the site choose another limit in its address', async () => {
    const server = process.env['CITYGUIDE_TEST_POSTGRES'] ?? '';
    const url = `${server}?statement_timeout=1234`;
    const database = openDatabase(url, { statementMs: 1, idleInTransactionMs: 1, waitMs: 5000 });
    const { rows } = await sql<{
      limit: string;
    }>`select current_setting('statement_timeout') as limit`.execute(database.query);
    await database.close();
    expect(rows).toEqual([{ limit: '1234ms' }]);
  });
});
