import { findScreenType } from '@cityguide/site-config';

export type AdScreenType = 'desktop' | 'tablet' | 'mobile';

/** By then a visitor has finished dragging the window's edge. */
const DEBOUNCE_MS = 300;
const SCREENS = { xSmall: 'mobile', small: 'tablet', medium: 'tablet', large: 'desktop' } as const;

export interface ScreenWatcher {
  /** The type of screen as of the last check. */
  type(): AdScreenType;
  stop(): void;
}

/**
 * Checks the window's width once it has not changed for 300 ms (ADS-2). A change of height alone is a phone's address
 * bar sliding in or out, and no reason to change an ad (O-ADS-02).
 */
export function watchScreen(onWidth: () => void): ScreenWatcher {
  let reportedPx = window.innerWidth;
  let currentPx = reportedPx;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify() {
    if (currentPx === reportedPx) return;
    reportedPx = currentPx;
    onWidth();
  }
  function handleResize() {
    if (window.innerWidth === currentPx) return;
    currentPx = window.innerWidth;
    clearTimeout(timer);
    timer = setTimeout(notify, DEBOUNCE_MS);
  }

  window.addEventListener('resize', handleResize);
  return {
    type: () => SCREENS[findScreenType(reportedPx)],
    stop() {
      clearTimeout(timer);
      window.removeEventListener('resize', handleResize);
    },
  };
}
