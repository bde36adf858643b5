import type { Registry } from '../../registry/registry';
import { wait, within } from './wait';

const PAUSES_MS = [500, 2000];
/** A try that is silent for so long counts as failed. */
const LIMIT_MS = 5000;

export interface RegistryReader {
  /** What is deployed, as far as this page knows. */
  load(): Promise<Registry>;
  /** What is deployed now: asked once in a page's life, when files that it knew are gone. */
  reload(): Promise<Registry>;
}

declare global {
  interface Window {
    /** Written in front of the first part by the server. */
    cityguideRegistry?: Registry;
  }
}

const readRegistry = (base: URL, cache: RequestCache) => within(LIMIT_MS, askForRegistry(base, cache));

async function askForRegistry(base: URL, cache: RequestCache): Promise<Registry> {
  const answer = await fetch(new URL('registry.json', base), { cache });
  if (!answer.ok) throw new Error(`Cityguide: registry.json answers ${answer.status}`);
  return (await answer.json()) as Registry;
}

async function fetchRegistry(base: URL): Promise<Registry> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await readRegistry(base, 'default');
    } catch (error) {
      const pauseMs = PAUSES_MS[attempt];
      if (pauseMs === undefined) throw error;
      await wait(pauseMs);
    }
  }
}

/** Reads the registry that came with the script, or else the one beside it. */
export function createRegistryReader(base: URL): RegistryReader {
  let first: Promise<Registry> | undefined;
  let second: Promise<Registry> | undefined;
  return {
    load: () =>
      (first ??= window.cityguideRegistry ? Promise.resolve(window.cityguideRegistry) : fetchRegistry(base)),
    // one try: files have had theirs by then, and somebody may be waiting
    reload: () => (second ??= readRegistry(base, 'no-cache')),
  };
}
