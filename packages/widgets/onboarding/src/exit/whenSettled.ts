import type { SavedStore } from '@cityguide/store';

/** Resolves when no write is pending, or after `limitMs`. */
export function whenSettled(saved: SavedStore, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const isSettled = () => saved.getState().pending.size === 0;
    if (isSettled()) return resolve();
    const stop = saved.subscribe(() => isSettled() && end());
    const timer = setTimeout(end, limitMs);
    function end() {
      stop();
      clearTimeout(timer);
      resolve();
    }
  });
}
