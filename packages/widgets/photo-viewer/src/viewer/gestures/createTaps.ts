import type { Point } from './zoom';

const PAUSE_MS = 300;
const NEAR_PX = 40;

/** Tells a double tap, by finger or mouse, from two taps. @returns hears a tap */
export function createTaps(onDouble: (at: Point) => void): (at: Point) => void {
  let last: (Point & { ms: number }) | undefined;
  return (at) => {
    const ms = performance.now();
    const isDouble = last && ms - last.ms < PAUSE_MS && Math.hypot(at.x - last.x, at.y - last.y) < NEAR_PX;
    last = isDouble ? undefined : { ...at, ms };
    if (isDouble) onDouble(at);
  };
}
