/** So short that a slice and its overrun go unnoticed even on a slow phone. */
const MIN_SLICE_MS = 8;
/** Even with its overrun not yet a "long task", which a visitor would notice. */
const MAX_SLICE_MS = 40;
/** The clock is read only now and then: reading it costs as much as an item. */
const ITEMS_PER_CLOCK_CHECK = 8;

export interface SlicedQueue<T> {
  push(items: readonly T[]): void;
  /** Drops the waiting items. */
  clear(): void;
}

/**
 * Processes many small items without ever blocking the main thread for long; the first slice runs at once.
 * ¶ After each slice the browser lays out and paints what changed. On a long page that takes far longer than the slice,
 * so with short slices alone nearly all of the time would go into the frames in between. Therefore the next slice may
 * take as long as the browser took since the last one, within bounds.
 */
export function createSlicedQueue<T>(processItem: (item: T) => void, onEmpty: () => void): SlicedQueue<T> {
  let waiting: T[] = [];
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function processSlice(sliceMs: number) {
    timer = undefined;
    const endMs = performance.now() + sliceMs;
    while (next < waiting.length) {
      processItem(waiting[next] as T);
      next += 1;
      if (next % ITEMS_PER_CLOCK_CHECK === 0 && performance.now() > endMs) break;
    }
    if (next < waiting.length) {
      scheduleNextSlice();
    } else {
      waiting = [];
      next = 0;
      onEmpty();
    }
  }

  function scheduleNextSlice() {
    const sinceMs = performance.now();
    timer = setTimeout(() => {
      const awayMs = performance.now() - sinceMs;
      processSlice(Math.min(Math.max(awayMs, MIN_SLICE_MS), MAX_SLICE_MS));
    });
  }

  return {
    push(items) {
      const wasIdle = timer === undefined;
      waiting = waiting.concat(items);
      if (wasIdle && waiting.length > 0) processSlice(MIN_SLICE_MS);
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      next = 0;
    },
  };
}
