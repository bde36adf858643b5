import { createZone } from '@cityguide/site-config/formats';

/** The days and hours of the city's clocks. */
export const cityZone = createZone('America/Toronto');

/**
 * When the city was last edited; fixed, so that two runs plan the same. What is dated by the day, such as events and
 * stories, follows the present that the city is planned for.
 */
export const newestMs = Date.UTC(2026, 4, 29, 13, 30);
/** When its first listing was published. */
export const oldestMs = Date.UTC(2009, 2, 2, 14);

const HOUR_MS = 3_600_000;
const FOUR_WEEKS_MS = 28 * 24 * HOUR_MS;

/** When something that is still to come was made public: four weeks before, and before the present in any case. */
export const announcedMs = (comesMs: number, presentMs: number): number =>
  Math.min(comesMs - FOUR_WEEKS_MS, presentMs - HOUR_MS);

/** The newest of what is dated by the fixed time: where a clock is behind it, nothing of it is dated ahead (TIME-1). */
export const newestBefore = (presentMs: number): number => Math.min(newestMs, presentMs);
