import { ServerBusyError } from '../api/HttpError';
import type { Database } from '../database/Database';
import { testEngines } from '../../testing/testEngines';
import { createRateLimiter, type RateLimiter } from './createRateLimiter';

const DAY_MS = 24 * 60 * 60 * 1000;
const limit = { count: 2, windowMs: 60_000 };

describe.each(testEngines)('the rate limiter on $name', ({ create }) => {
  let database: Database;
  let rateLimiter: RateLimiter;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 10, 28);
    database = await create();
    rateLimiter = createRateLimiter(database, () => nowMs);
  });
  afterEach(() => database.close());

  const rows = () => database.query.selectFrom('attempts').selectAll().execute();
  /** 0 if an attempt is allowed, otherwise the seconds to wait. */
  const attempt = (key = 'maya') =>
    rateLimiter.consume(key, limit).then(
      () => 0,
      (error: { headers?: Record<string, string> }) => Number(error.headers?.['retry-after']),
    );

  it('HOST-4.limit-log-in a window ends to the millisecond, and the wait is in whole seconds, at least one', async () => {
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 60]);
    nowMs += 1;
    expect(await attempt()).toBe(60);
    nowMs += 59_998;
    expect(await attempt()).toBe(1);
    nowMs += 1;
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 60]);
  });

  it('HOST-4.limit-log-in keys are counted separately and stored hashed', async () => {
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 60]);
    expect(await attempt('noor')).toBe(0);
    for (const { key } of await rows()) expect(key).toMatch(/^[\da-f]{64}$/);
  });

  it('attempts older than a day are deleted with the next first attempt', async () => {
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

  it('HOST-4 a refunded attempt is available again, and the count never gets negative', async () => {
    await attempt();
    await attempt('noor');
    for (let index = 0; index < 3; index += 1) await rateLimiter.refund('maya');
    expect((await rows()).map(({ count }) => count).sort()).toEqual([0, 1]);
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 60]);
  });

  it('HOST-4 an attempt that failed because the server was busy is refunded; other failures are not', async () => {
    const counts = async () => (await rows()).map(({ count }) => count);
    for (const key of ['maya', 'noor']) await attempt(key);
    const busy = rateLimiter.refundIfBusy(['maya', 'noor'], Promise.reject(new ServerBusyError()));
    await expect(busy).rejects.toThrow(ServerBusyError);
    expect(await counts()).toEqual([0, 0]);
    for (const key of ['maya', 'noor']) await attempt(key);
    const failed = rateLimiter.refundIfBusy(['maya', 'noor'], Promise.reject(new Error('Broken.')));
    await expect(failed).rejects.toThrow('Broken.');
    expect(await rateLimiter.refundIfBusy(['maya'], Promise.resolve('in'))).toBe('in');
    expect(await counts()).toEqual([1, 1]);
  });
});
