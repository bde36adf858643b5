import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';

/** How long the icon plays before it is still again (NAV-13). */
export const PLAY_MS = 1200;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Plays once each time a mouse comes; a finger has no resting place, and whoever asked for less motion gets none. */
export function useHoverPlay() {
  const [isPlaying, setIsPlaying] = useState(false);

  // By the clock: the end of an animation that never ran would never come.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setIsPlaying(false), PLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying]);

  function play({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && !window.matchMedia(LESS_MOTION).matches) setIsPlaying(true);
  }
  return { isPlaying, play };
}
