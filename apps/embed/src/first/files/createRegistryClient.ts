import type { Registry } from '../../registry/registry';
import { delay, withTimeout } from './timeouts';

const RETRY_DELAYS_MS = [500, 2000];
/** A try without a response for this long counts as failed. */
const TIMEOUT_MS = 5000;

export interface RegistryClient {
  /** What is deployed, as far as this page knows. */
  load(): Promise<Registry>;
  /** What is deployed now: requested once per page, when files of the known registry are gone. */
  reload(): Promise<Registry>;
}

declare global {
  interface Window {
    /** Inlined before the first part by the server. */
    cityguideRegistry?: Registry;
  }
}

const fetchWithTimeout = (base: URL, cache: RequestCache) => withTimeout(TIMEOUT_MS, fetchOnce(base, cache));

async function fetchOnce(base: URL, cache: RequestCache): Promise<Registry> {
  const response = await fetch(new URL('registry.json', base), { cache });
  if (!response.ok) throw new Error(`Cityguide: registry.json answers ${response.status}`);
  return (await response.json()) as Registry;
}

async function fetchWithRetries(base: URL): Promise<Registry> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetchWithTimeout(base, 'default');
    } catch (error) {
      const pauseMs = RETRY_DELAYS_MS[attempt];
      if (pauseMs === undefined) throw error;
      await delay(pauseMs);
    }
  }
}

/** Reads the inlined registry, or else the one beside the script. */
export function createRegistryClient(base: URL): RegistryClient {
  let first: Promise<Registry> | undefined;
  let second: Promise<Registry> | undefined;
  return {
    load: () =>
      (first ??= window.cityguideRegistry
        ? Promise.resolve(window.cityguideRegistry)
        : fetchWithRetries(base)),
    // one try: the files have been retried by then, and the visitor may be waiting
    reload: () => (second ??= fetchWithTimeout(base, 'no-cache')),
  };
}
