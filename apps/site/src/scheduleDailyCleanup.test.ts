import { createTestSite, type TestSite } from './testing/createTestSite';
import { testEngines } from './testing/testEngines';

const DAY_MS = 24 * 60 * 60 * 1000;
const CLOSED = Date.UTC(2026, 0, 1);

describe.each(testEngines)('obsolete data on $name', (engine) => {
  let site: TestSite;
  let now: number;
  beforeEach(async () => {
    site = await createTestSite(engine, { now: () => now });
    const { query } = site.database;
    await query.updateTable('contests').set({ closes_time: CLOSED }).where('id', '=', 2).execute();
    await query
      .updateTable('contests')
      .set({ closes_time: CLOSED + 1 })
      .where('id', '=', 3)
      .execute();
    const entry = { name: 'Maya', email: 'maya@example.com', email_key: 'maya@example.com', answer: 'Yes' };
    await query
      .insertInto('contest_entries')
      .values([2, 3].map((contest_id) => ({ ...entry, contest_id, date_created: CLOSED - DAY_MS })))
      .execute();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await site.stop();
  });

  async function contestsWithEntries() {
    const rows = await site.database.query.selectFrom('contest_entries').select('contest_id').execute();
    return rows.map(({ contest_id: id }) => id).sort();
  }

  it('DASH-6.past-contests is removed when the site starts: entries of contests that closed 90 days ago', async () => {
    now = CLOSED + 90 * DAY_MS;
    await site.app.ready();
    await site.app.close();
    expect(await contestsWithEntries()).toEqual([3]);
  });

  it('DASH-6.past-contests is removed once a day while the site runs', async () => {
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
    now = CLOSED;
    await site.app.ready();
    now = CLOSED + 91 * DAY_MS;
    jest.advanceTimersByTime(DAY_MS);
    await site.app.close();
    expect(await contestsWithEntries()).toEqual([]);
  });
});
