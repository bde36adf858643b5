import type { SavedStore } from '@cityguide/store';

/** Resolves when the server has heard of everything that was just saved, or after `limitMs`. */
export function whenSettled(saved: SavedStore, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const isSettled = () => saved.getState().busy.size === 0;
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
