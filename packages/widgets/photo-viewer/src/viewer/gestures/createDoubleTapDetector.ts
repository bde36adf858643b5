import type { Point } from './zoom';

const MAX_INTERVAL_MS = 300;
const MAX_DISTANCE_PX = 40;

/** Detects double taps, by touch or mouse. @returns a function to call at each tap */
export function createDoubleTapDetector(onDouble: (at: Point) => void): (at: Point) => void {
  let last: (Point & { ms: number }) | undefined;
  return (at) => {
    const ms = performance.now();
    const isDouble =
      last && ms - last.ms < MAX_INTERVAL_MS && Math.hypot(at.x - last.x, at.y - last.y) < MAX_DISTANCE_PX;
    last = isDouble ? undefined : { ...at, ms };
    if (isDouble) onDouble(at);
  };
}
