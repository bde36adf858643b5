/** PHOTO-1. */
const SLIDE_MS = 500;

/** The duration of the slide animation; 0 with reduced motion. */
export const getSlideDurationMs = (): number =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS;
