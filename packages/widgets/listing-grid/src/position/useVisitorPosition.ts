import { useCallback, useState } from 'react';
import type { Coordinates } from '@cityguide/site-config/formats';

export interface VisitorPosition {
  /** `unavailable` where the browser knows no positions at all. */
  status: 'unavailable' | 'off' | 'asking' | 'on' | 'failed';
  position: Coordinates | undefined;
  /** Asks the browser, which asks the visitor; pressed again, forgets the answer. */
  toggle(): void;
}

const WAIT_MS = 10_000;
/** Where somebody was five minutes ago is near enough to choose a place to eat. */
const MAX_AGE_MS = 300_000;

/** Where the visitor is. The browser is asked on `toggle` alone, never by itself (LIST-9). */
export function useVisitorPosition(geolocation: Geolocation | undefined): VisitorPosition {
  const [state, setState] = useState<Omit<VisitorPosition, 'toggle'>>({ status: 'off', position: undefined });

  const toggle = useCallback(() => {
    if (state.status === 'asking' || !geolocation) return;
    if (state.status === 'on') return setState({ status: 'off', position: undefined });
    setState({ status: 'asking', position: undefined });
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setState({ status: 'on', position: { latitude, longitude } }),
      () => setState({ status: 'failed', position: undefined }),
      { timeout: WAIT_MS, maximumAge: MAX_AGE_MS },
    );
  }, [geolocation, state.status]);

  return geolocation ? { ...state, toggle } : { status: 'unavailable', position: undefined, toggle };
}
