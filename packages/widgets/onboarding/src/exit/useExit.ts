import { useStore } from '@cityguide/store/react';
import { useRef, useState } from 'react';
import { whenSettled } from './whenSettled';

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
