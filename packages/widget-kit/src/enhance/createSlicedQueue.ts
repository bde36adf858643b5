/** A quarter of what a frame has, so that a slice and its overrun stay unnoticed even on a slow phone. */
const SLICE_MS = 8;
/** The clock is asked now and then only: it costs as much as the work. */
const ITEMS_A_LOOK = 8;

export interface SlicedQueue<T> {
  push(items: readonly T[]): void;
  /** Forgets what is still waiting. */
  clear(): void;
}

/** Works through many small things without ever holding the main thread for long; the first slice is done at once. */
export function createSlicedQueue<T>(work: (item: T) => void, whenEmpty: () => void): SlicedQueue<T> {
  let waiting: T[] = [];
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function workSlice() {
    timer = undefined;
    const endMs = performance.now() + SLICE_MS;
    while (next < waiting.length) {
      work(waiting[next] as T);
      next += 1;
      if (next % ITEMS_A_LOOK === 0 && performance.now() > endMs) break;
    }
    if (next < waiting.length) {
      timer = setTimeout(workSlice);
    } else {
      waiting = [];
      next = 0;
      whenEmpty();
    }
  }

  return {
    push(items) {
      const wasIdle = timer === undefined;
      waiting = waiting.concat(items);
      if (wasIdle && waiting.length > 0) workSlice();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      next = 0;
    },
  };
}
