import { useEffect } from 'react';
import { media } from '@cityguide/site-config';
import { lockScroll } from '@cityguide/ui';
import { useMediaQuery } from './useMediaQuery';

/** Locks the page's scroll while a panel covers a very small screen; a wider window unlocks it at once. */
export function useScrollLock(isPanelOpen: boolean): void {
  const isCovering = useMediaQuery(media.xSmall) && isPanelOpen;
  useEffect(() => (isCovering ? lockScroll() : undefined), [isCovering]);
}
