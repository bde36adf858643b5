import type { Registry } from '../../registry/registry';
import { wait } from './wait';

const PAUSES_MS = [500, 2000];

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

async function fetchRegistry(base: URL, cache: RequestCache): Promise<Registry> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(new URL('registry.json', base), { cache });
      if (!answer.ok) throw new Error(`Cityguide: registry.json answers ${answer.status}`);
      return (await answer.json()) as Registry;
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
      (first ??= window.cityguideRegistry
        ? Promise.resolve(window.cityguideRegistry)
        : fetchRegistry(base, 'default')),
    reload: () => (second ??= fetchRegistry(base, 'no-cache')),
  };
}
