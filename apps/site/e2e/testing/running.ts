/** Where the tests of this run find the browser and the sites. */
export interface Running {
  /** WebSocket address of the browser. */
  browser: string;
  /** Origin of the site of each brand. */
  sites: Record<Brand, string>;
}

export type Brand = 'guide' | 'news';

interface Started {
  stop(): Promise<void>;
}

const slot = globalThis as { cityguideStarted?: Started };

/** Keeps what must be stopped, between jest's global set-up and tear-down (one process). */
export function remember(started: Started): void {
  slot.cityguideStarted = started;
}

export function recall(): Started | undefined {
  return slot.cityguideStarted;
}

/** Read in a test file: what `startAll` started for this run. */
export function readRunning(): Running {
  const text = process.env['CITYGUIDE_E2E'];
  if (!text)
    throw new Error('The browser tests run by "npm run e2e", which starts the site and the browser.');
  return JSON.parse(text) as Running;
}
