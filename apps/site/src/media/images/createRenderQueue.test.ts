import { createRenderQueue, QueueFull } from './createRenderQueue';

/** Work that ends when told to. */
function createWork() {
  let end: (bytes: Buffer) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const work = jest.fn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        end = resolve;
        fail = reject;
      }),
  );
  return { work, end: () => end(Buffer.from('done')), fail: () => fail(new Error('torn')) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('HOST-5 the render queue', () => {
  it('renders one variant once, however many ask for it', async () => {
    const queue = createRenderQueue({ places: 2, maxWaiting: 5 });
    const { work, end } = createWork();
    const results = [queue.run('a', work), queue.run('a', work), queue.run('a', work)];
    await turn();
    end();
    expect((await Promise.all(results)).map(String)).toEqual(['done', 'done', 'done']);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('keeps to its places, and gives a place on when work ends, also in an error', async () => {
    const queue = createRenderQueue({ places: 1, maxWaiting: 5 });
    const [first, second] = [createWork(), createWork()];
    const torn = queue.run('a', first.work);
    const fine = queue.run('b', second.work);
    await turn();
    expect(second.work).not.toHaveBeenCalled();
    first.fail();
    await expect(torn).rejects.toThrow('torn');
    await turn();
    second.end();
    expect(String(await fine)).toBe('done');
  });

  it('HOST-5.queue-limit refuses when too many wait', async () => {
    const queue = createRenderQueue({ places: 1, maxWaiting: 1 });
    const [first, second] = [createWork(), createWork()];
    const results = [queue.run('a', first.work), queue.run('b', second.work)];
    await expect(queue.run('c', createWork().work)).rejects.toThrow(QueueFull);
    await turn();
    first.end();
    await turn();
    second.end();
    await Promise.all(results);
  });
});
