import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';

/** How long the icon plays (NAV-13). */
export const ANIMATION_MS = 1200;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Plays once each time a mouse enters; never for touch or with reduced motion. */
export function useHoverAnimation() {
  const [isPlaying, setIsPlaying] = useState(false);

  // By a timer, since an animation that never ran would never fire `animationend`.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setIsPlaying(false), ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [isPlaying]);

  function play({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && !window.matchMedia(REDUCED_MOTION).matches) setIsPlaying(true);
  }
  return { isPlaying, play };
}
