import { findScreenType } from '@cityguide/site-config';

export type AdScreen = 'desktop' | 'tablet' | 'mobile';

/** A visitor who drags the window's edge is through by then. */
const REST_MS = 300;
const SCREENS = { xSmall: 'mobile', small: 'tablet', medium: 'tablet', large: 'desktop' } as const;

export interface Screen {
  /** The type of screen as it was last looked at. */
  type(): AdScreen;
  stop(): void;
}

/**
 * Looks at the window's width anew when it has rested for 300 ms, once (ADS-2). A change of height alone is a phone's
 * address bar sliding in or out, and no reason to touch an ad (O-ADS-02).
 */
export function watchScreen(onWidth: () => void): Screen {
  let lookedAtPx = window.innerWidth;
  let heardPx = lookedAtPx;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    if (heardPx === lookedAtPx) return;
    lookedAtPx = heardPx;
    onWidth();
  }
  function hear() {
    if (window.innerWidth === heardPx) return;
    heardPx = window.innerWidth;
    clearTimeout(timer);
    timer = setTimeout(look, REST_MS);
  }

  window.addEventListener('resize', hear);
  return {
    type: () => SCREENS[findScreenType(lookedAtPx)],
    stop() {
      clearTimeout(timer);
      window.removeEventListener('resize', hear);
    },
  };
}
