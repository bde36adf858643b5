/** PHOTO-1. */
const SLIDE_MS = 500;

/** How long a slide takes; nothing moves for who wants less motion. */
export const slideMs = (): number =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS;
