import { ServerBusy } from '../api/apiProblem';
import type { Database } from '../database/database';
import { testEngines } from '../../testing/databases';
import { createAttempts, type Attempts } from './attempts';

const DAY_MS = 24 * 60 * 60 * 1000;
const limit = { count: 2, windowMs: 60_000 };

describe.each(testEngines)('counting attempts on $name', ({ create }) => {
  let database: Database;
  let attempts: Attempts;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 10, 28);
    database = await create();
    attempts = createAttempts(database, () => nowMs);
  });
  afterEach(() => database.close());

  const rows = () => database.query.selectFrom('attempts').selectAll().execute();
  /** What is said of an attempt: 0 where it is let through, else the seconds to wait. */
  const attempt = (key = 'maya') =>
    attempts.count(key, limit).then(
      () => 0,
      (problem: { headers?: Record<string, string> }) => Number(problem.headers?.['retry-after']),
    );

  it('HOST-4.limit-log-in a window ends to the millisecond, and the wait is said in whole seconds, never none', async () => {
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 60]);
    nowMs += 1;
    expect(await attempt()).toBe(60);
    nowMs += 59_998;
    expect(await attempt()).toBe(1);
    nowMs += 1;
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 60]);
  });

  it('HOST-4.limit-log-in keys are counted apart, and no table holds one as it is', async () => {
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 60]);
    expect(await attempt('noor')).toBe(0);
    for (const { key } of await rows()) expect(key).toMatch(/^[\da-f]{64}$/);
  });

  it('what was tried longer than a day ago is forgotten with the next first attempt', async () => {
    await attempt('maya');
    nowMs += DAY_MS;
    await attempt('noor');
    expect(await rows()).toHaveLength(2);
    nowMs += 1;
    await attempt('noor');
    await attempt('noor');
    expect(await rows()).toHaveLength(2);
    await attempt('ada');
    expect(await rows()).toHaveLength(2);
  });

  it('HOST-4 an attempt that was given back may be made again, and none below none', async () => {
    await attempt();
    await attempt('noor');
    for (let turn = 0; turn < 3; turn += 1) await attempts.giveBack('maya');
    expect((await rows()).map(({ count }) => count).sort()).toEqual([0, 1]);
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 60]);
  });

  it('HOST-4 what the server was too busy for was no attempt; what failed otherwise was one', async () => {
    const counts = async () => (await rows()).map(({ count }) => count);
    for (const key of ['maya', 'noor']) await attempt(key);
    const busy = attempts.giveBackIfBusy(['maya', 'noor'], Promise.reject(new ServerBusy()));
    await expect(busy).rejects.toThrow(ServerBusy);
    expect(await counts()).toEqual([0, 0]);
    for (const key of ['maya', 'noor']) await attempt(key);
    const failed = attempts.giveBackIfBusy(['maya', 'noor'], Promise.reject(new Error('Broken.')));
    await expect(failed).rejects.toThrow('Broken.');
    expect(await attempts.giveBackIfBusy(['maya'], Promise.resolve('in'))).toBe('in');
    expect(await counts()).toEqual([1, 1]);
  });
});
