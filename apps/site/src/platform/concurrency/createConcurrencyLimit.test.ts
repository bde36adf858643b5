import { createConcurrencyLimit } from './createConcurrencyLimit';

describe('createConcurrencyLimit', () => {
  function createTask() {
    let running = 0;
    let maxRunning = 0;
    const ends: (() => void)[] = [];
    const task = async (result: number): Promise<number> => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return result;
    };
    return { task, ends, maxRunning: () => maxRunning };
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('HOST-4 limits how many tasks run at once, and runs the others after them in order', async () => {
    const { task, ends, maxRunning } = createTask();
    const limitConcurrency = createConcurrencyLimit({ concurrency: 2, maxQueued: 9 });
    const order: number[] = [];
    const results = [1, 2, 3, 4].map((number) =>
      limitConcurrency(() => task(number)).then((result) => order.push(result)),
    );
    for (let ended = 0; ended < 4; ended += 1) {
      await settle();
      ends.shift()?.();
    }
    await Promise.all(results);
    expect([order, maxRunning()]).toEqual([[1, 2, 3, 4], 2]);
  });

  it('DOOR-7 rejects tasks while the queue is full, and accepts others once it is shorter', async () => {
    const { task, ends } = createTask();
    const limitConcurrency = createConcurrencyLimit({ concurrency: 1, maxQueued: 1 });
    const accepted = [limitConcurrency(() => task(1)), limitConcurrency(() => task(2))];
    await expect(limitConcurrency(() => task(3))).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
    await settle();
    ends.shift()?.();
    await settle();
    accepted.push(limitConcurrency(() => task(4)));
    for (let ended = 0; ended < 2; ended += 1) {
      await settle();
      ends.shift()?.();
    }
    expect(await Promise.all(accepted)).toEqual([1, 2, 4]);
  });

  it('HOST-4 continues after a failure', async () => {
    const limitConcurrency = createConcurrencyLimit({ concurrency: 1, maxQueued: 9 });
    await expect(limitConcurrency(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await limitConcurrency(async () => 'next')).toBe('next');
  });
});
