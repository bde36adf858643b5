import { useCallback, useState } from 'react';
import type { DistanceOrigin } from './DistanceOrigin';

export interface VisitorPosition {
  /** `unavailable` without geolocation support. */
  status: 'unavailable' | 'off' | 'asking' | 'on' | 'failed';
  position: DistanceOrigin | undefined;
  /** Requests the position from the browser, which asks the visitor; when on, clears it. */
  toggle(): void;
}

const WAIT_MS = 10_000;
/** A position from five minutes ago is accurate enough for distances. */
const MAX_AGE_MS = 300_000;

/** The visitor's position. It is only requested by `toggle`, never automatically (LIST-9). */
export function useVisitorPosition(geolocation: Geolocation | undefined): VisitorPosition {
  const [state, setState] = useState<Omit<VisitorPosition, 'toggle'>>({ status: 'off', position: undefined });

  const toggle = useCallback(() => {
    if (state.status === 'asking' || !geolocation) return;
    if (state.status === 'on') return setState({ status: 'off', position: undefined });
    setState({ status: 'asking', position: undefined });
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setState({ status: 'on', position: { latitude, longitude, isVisitor: true } }),
      () => setState({ status: 'failed', position: undefined }),
      { timeout: WAIT_MS, maximumAge: MAX_AGE_MS },
    );
  }, [geolocation, state.status]);

  return geolocation ? { ...state, toggle } : { status: 'unavailable', position: undefined, toggle };
}
