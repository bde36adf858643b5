/** The browser and the sites that the tests of this run use. */
export interface TestRun {
  /** WebSocket URL of the browser. */
  browser: string;
  /** Origin of the site of each brand. */
  sites: Record<Brand, string>;
}

export type Brand = 'guide' | 'news';

interface StartedRun {
  stop(): Promise<void>;
}

const globalStore = globalThis as { cityguideStarted?: StartedRun };

/** Stores what must be stopped, between jest's global set-up and tear-down (one process). */
export function setStartedRun(started: StartedRun): void {
  globalStore.cityguideStarted = started;
}

export function getStartedRun(): StartedRun | undefined {
  return globalStore.cityguideStarted;
}

/** For test files: what `startAll` started for this run. */
export function readTestRun(): TestRun {
  const text = process.env['CITYGUIDE_E2E'];
  if (!text)
    throw new Error('The browser tests run by "npm run e2e", which starts the site and the browser.');
  return JSON.parse(text) as TestRun;
}
