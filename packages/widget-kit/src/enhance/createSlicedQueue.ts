/** A quarter of what a frame has, so that a slice and its overrun stay unnoticed even on a slow phone. */
const SHORTEST_SLICE_MS = 8;
/** With its overrun still no "long task", which is what a visitor would feel. */
const LONGEST_SLICE_MS = 40;
/** The clock is asked now and then only: it costs as much as the work. */
const ITEMS_A_LOOK = 8;

export interface SlicedQueue<T> {
  push(items: readonly T[]): void;
  /** Forgets what is still waiting. */
  clear(): void;
}

/**
 * Works through many small things without ever holding the main thread for long; the first slice is done at once.
 *
 * After each slice the browser lays out and paints what changed. On a long page that takes far longer than the slice, so
 * short slices alone would spend nearly all of the time on frames in between: as long as the browser was away, as long,
 * within bounds, is the next slice.
 */
export function createSlicedQueue<T>(work: (item: T) => void, whenEmpty: () => void): SlicedQueue<T> {
  let waiting: T[] = [];
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function workSlice(sliceMs: number) {
    timer = undefined;
    const endMs = performance.now() + sliceMs;
    while (next < waiting.length) {
      work(waiting[next] as T);
      next += 1;
      if (next % ITEMS_A_LOOK === 0 && performance.now() > endMs) break;
    }
    if (next < waiting.length) {
      pause();
    } else {
      waiting = [];
      next = 0;
      whenEmpty();
    }
  }

  function pause() {
    const sinceMs = performance.now();
    timer = setTimeout(() => {
      const awayMs = performance.now() - sinceMs;
      workSlice(Math.min(Math.max(awayMs, SHORTEST_SLICE_MS), LONGEST_SLICE_MS));
    });
  }

  return {
    push(items) {
      const wasIdle = timer === undefined;
      waiting = waiting.concat(items);
      if (wasIdle && waiting.length > 0) workSlice(SHORTEST_SLICE_MS);
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      next = 0;
    },
  };
}
