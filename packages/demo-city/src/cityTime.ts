import { createTimeZone } from '@cityguide/site-config/formats';

/** The time zone of the city. */
export const cityZone = createTimeZone('America/Toronto');

/**
 * When the city was last edited; fixed, so that every run plans the same city. What is dated by the day, such as events
 * and stories, is relative to the present that the city is planned for.
 */
export const newestMs = Date.UTC(2026, 4, 29, 13, 30);
/** When its first listing was published. */
export const oldestMs = Date.UTC(2009, 2, 2, 14);

const HOUR_MS = 3_600_000;
const FOUR_WEEKS_MS = 28 * 24 * HOUR_MS;

/** When something in the future was published: four weeks before it, and in any case before the present. */
export const announcedMs = (startMs: number, presentMs: number): number =>
  Math.min(startMs - FOUR_WEEKS_MS, presentMs - HOUR_MS);

/** The newest fixed date that is not in the future, even if the machine's clock is behind `newestMs` (TIME-1). */
export const newestBefore = (presentMs: number): number => Math.min(newestMs, presentMs);
