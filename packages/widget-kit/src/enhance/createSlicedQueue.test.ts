import { createSlicedQueue } from './createSlicedQueue';

const items = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);

/** A queue with items so slow that eight of them fill a slice. */
function openQueue() {
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const done: number[] = [];
  const whenEmpty = jest.fn();
  const queue = createSlicedQueue<number>((item) => {
    nowMs += 5;
    done.push(item);
  }, whenEmpty);
  return { queue, done, whenEmpty };
}

describe('a queue that works in slices', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('EMBED-8 does the first slice at once and the rest after a pause', () => {
    const { queue, done, whenEmpty } = openQueue();
    queue.push(items(12));
    expect(done).toEqual(items(8));
    queue.push(items(2, 13));
    expect(done).toEqual(items(8));
    jest.runAllTimers();
    expect(done).toEqual(items(14));
    expect(whenEmpty).toHaveBeenCalledTimes(1);
  });

  it('EMBED-7 EMBED-8 once cleared it drops what waited, and processes new items at once', () => {
    const { queue, done, whenEmpty } = openQueue();
    queue.push(items(12));
    queue.clear();
    expect(jest.getTimerCount()).toBe(0);
    expect(whenEmpty).not.toHaveBeenCalled();
    queue.push([100]);
    expect(done).toEqual([...items(8), 100]);
    expect(whenEmpty).toHaveBeenCalledTimes(1);
  });
});
