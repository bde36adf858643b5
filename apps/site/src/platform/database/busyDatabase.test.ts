import { sql } from 'kysely';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { reopenPostgres, testEngines } from '../../testing/testEngines';
import type { Database } from './Database';
import { openDatabase } from './openDatabase';

const [, postgres] = testEngines;
/** Size of one process's connection pool. */
const CONNECTIONS = 10;

describe('DOOR-7 an overloaded PostgreSQL', () => {
  let other: Database;
  let site: TestSite;
  beforeAll(async () => {
    other = await postgres.create();
    const limits = { statementMs: 500, idleInTransactionMs: 500, connectionMs: 500 };
    const create = () => reopenPostgres(other, limits);
    site = await createTestSite({ name: 'PostgreSQL with limits', create }, { hasPages: true });
  });
  afterAll(async () => {
    await site.stop();
    await other.close();
  });

  /** A promise that the test resolves with `open()`. */
  function createGate() {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open: () => open(), opened };
  }

  it.each(['/api/v2/articles/', '/restaurants/', '/search?q=pub'])(
    'DOOR-7.statements responds to %s with 503 if a statement takes too long',
    async (url) => {
      const gate = createGate();
      const locked = createGate();
      const lockingTransaction = other.query.transaction().execute(async (transaction) => {
        await sql`lock table articles, listings in access exclusive mode`.execute(transaction);
        locked.open();
        await gate.opened;
      });
      await locked.opened;
      const response = await site.app.inject(url);
      gate.open();
      await lockingTransaction;
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
      expect(response.body).toContain('The site is very busy. Please try again in a moment.');
      expect((await site.app.inject(url)).statusCode).toBe(200);
    },
  );

  it('DOOR-7.connections responds with 503 if all connections are in use', async () => {
    const gate = createGate();
    const heldConnections = Array.from({ length: CONNECTIONS }, () =>
      site.database.query.connection().execute(() => gate.opened),
    );
    const response = await site.app.inject('/api/v2/events/');
    gate.open();
    await Promise.all(heldConnections);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  });

  it('ends an idle transaction and releases its locks', async () => {
    const gate = createGate();
    const locked = createGate();
    const idle = site.database.query.transaction().execute(async (transaction) => {
      await sql`lock table articles in access exclusive mode`.execute(transaction);
      locked.open();
      await gate.opened;
    });
    const ended = expect(idle).rejects.toThrow();
    await locked.opened;
    // Waits until the table is unlocked: commands have no statement timeout.
    await other.query.selectFrom('articles').select('id').limit(1).execute();
    gate.open();
    await ended;
  });

  it('lets the operator choose another limit in the database URL', async () => {
    const server = process.env['CITYGUIDE_TEST_POSTGRES'] ?? '';
    const url = `${server}?statement_timeout=1234`;
    const database = openDatabase(url, { statementMs: 1, idleInTransactionMs: 1, connectionMs: 5000 });
    const { rows } = await sql<{
      limit: string;
    }>`select current_setting('statement_timeout') as limit`.execute(database.query);
    await database.close();
    expect(rows).toEqual([{ limit: '1234ms' }]);
  });
});
