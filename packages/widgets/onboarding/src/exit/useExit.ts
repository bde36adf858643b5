import { useStore } from '@cityguide/store/react';
import { useRef, useState } from 'react';
import type { SavedStore } from '@cityguide/store';

/** The maximum time that leaving is delayed; requests that are still pending continue without the page. */
const MAX_WAIT_MS = 4000;

/** Follows the exit link once everything is saved, so that the next page shows it. */
export function useExit() {
  const { favourites } = useStore();
  const link = useRef<HTMLAnchorElement>(null);
  const [isExiting, setExiting] = useState(false);

  async function exit() {
    if (isExiting) return;
    setExiting(true);
    await whenSettled(favourites, MAX_WAIT_MS);
    // If the page is restored by the browser's Back, it must not look busy.
    setExiting(false);
    link.current?.click();
  }

  return { link, isExiting, exit: () => void exit() };
}

/** Resolves when no write is pending, or after `limitMs`. */
function whenSettled(saved: SavedStore, limitMs: number): Promise<void> {
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
