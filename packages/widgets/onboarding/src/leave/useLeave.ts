import { useStore } from '@cityguide/store/react';
import { useRef, useState } from 'react';
import { whenSettled } from './whenSettled';

/** Longer than this nobody waits to leave; what is still on its way goes on without the page. */
const LIMIT_MS = 4000;

/** Follows the link that leads out, once the next page can know what was saved here. */
export function useLeave() {
  const { favourites } = useStore();
  const link = useRef<HTMLAnchorElement>(null);
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    if (isLeaving) return;
    setLeaving(true);
    await whenSettled(favourites, LIMIT_MS);
    // A page that comes back by the browser's Back must not look as if it were still on its way.
    setLeaving(false);
    link.current?.click();
  }

  return { link, isLeaving, leave: () => void leave() };
}
