import { createTurns } from './createTurns';

describe('turns', () => {
  function createWork() {
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const work = async (result: number): Promise<number> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return result;
    };
    return { work, ends, most: () => most };
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('HOST-4 let so many run at once, and the others after them in order', async () => {
    const { work, ends, most } = createWork();
    const inTurn = createTurns({ places: 2, maxWaiting: 9 });
    const order: number[] = [];
    const all = [1, 2, 3, 4].map((number) => inTurn(() => work(number)).then((result) => order.push(result)));
    for (let ended = 0; ended < 4; ended += 1) {
      await settle();
      ends.shift()?.();
    }
    await Promise.all(all);
    expect([order, most()]).toEqual([[1, 2, 3, 4], 2]);
  });

  it('DOOR-7 turn away whoever finds the line full, and take others once it is shorter', async () => {
    const { work, ends } = createWork();
    const inTurn = createTurns({ places: 1, maxWaiting: 1 });
    const taken = [inTurn(() => work(1)), inTurn(() => work(2))];
    await expect(inTurn(() => work(3))).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
    await settle();
    ends.shift()?.();
    await settle();
    taken.push(inTurn(() => work(4)));
    for (let ended = 0; ended < 2; ended += 1) {
      await settle();
      ends.shift()?.();
    }
    expect(await Promise.all(taken)).toEqual([1, 2, 4]);
  });

  it('HOST-4 go on after a failure', async () => {
    const inTurn = createTurns({ places: 1, maxWaiting: 9 });
    await expect(inTurn(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await inTurn(async () => 'next')).toBe('next');
  });
});
