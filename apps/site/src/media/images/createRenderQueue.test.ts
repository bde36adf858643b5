import { createRenderQueue, QueueFullError } from './createRenderQueue';

/** A task that ends when the test calls `end` or `fail`. */
function createTask() {
  let end: (bytes: Buffer) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const task = jest.fn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        end = resolve;
        fail = reject;
      }),
  );
  return { task, end: () => end(Buffer.from('done')), fail: () => fail(new Error('torn')) };
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('HOST-5 the render queue', () => {
  it('renders a variant once, however many request it', async () => {
    const queue = createRenderQueue({ concurrency: 2, maxQueued: 5 });
    const { task, end } = createTask();
    const results = [queue.run('a', task), queue.run('a', task), queue.run('a', task)];
    await nextTurn();
    end();
    expect((await Promise.all(results)).map(String)).toEqual(['done', 'done', 'done']);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('limits concurrency, and frees a slot when a task ends, even with an error', async () => {
    const queue = createRenderQueue({ concurrency: 1, maxQueued: 5 });
    const [first, second] = [createTask(), createTask()];
    const failing = queue.run('a', first.task);
    const succeeding = queue.run('b', second.task);
    await nextTurn();
    expect(second.task).not.toHaveBeenCalled();
    first.fail();
    await expect(failing).rejects.toThrow('torn');
    await nextTurn();
    second.end();
    expect(String(await succeeding)).toBe('done');
  });

  it('HOST-5.queue-limit rejects when too many wait', async () => {
    const queue = createRenderQueue({ concurrency: 1, maxQueued: 1 });
    const [first, second] = [createTask(), createTask()];
    const results = [queue.run('a', first.task), queue.run('b', second.task)];
    await expect(queue.run('c', createTask().task)).rejects.toThrow(QueueFullError);
    await nextTurn();
    first.end();
    await nextTurn();
    second.end();
    await Promise.all(results);
  });
});
