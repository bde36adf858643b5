import { startPage } from '../first/startPage';
import type { Registry } from '../registry/registry';
import { createFakeCore, type FakeCore } from './createFakeCore';
import { createRegistry } from './createRelease';
import { serveLinks, type LinkResponse, type LinkServer } from './serveLinks';
import { trackListeners } from './trackListeners';

export interface OpenPage {
  core: FakeCore;
  files: LinkServer;
  imported: string[];
  /** The mount points of the page, in order. */
  points: HTMLElement[];
  /** A second script tag. */
  startAgain(): void;
  close(): void;
}

interface OpenPageOptions {
  html?: string;
  /** The inlined registry; null for none. */
  registry?: Registry | null;
  answer?: (path: string) => LinkResponse;
  core?: FakeCore;
  attributes?: Record<string, string>;
  /** Responds to requests for registry.json and the like; without it they stay pending. */
  fetch?: (...request: Parameters<typeof fetch>) => Promise<Response>;
  /** Returns a widget's module; throws where it cannot be run. */
  run?: (url: string) => unknown;
}

/** Opens a page with the real first part, a fake core and a fake network. */
export function openPage({
  html = '',
  registry = createRegistry(),
  answer,
  core = createFakeCore(),
  attributes = {},
  fetch = () => new Promise<Response>(() => undefined),
  run = () => ({}),
}: OpenPageOptions = {}): OpenPage {
  const untrack = trackListeners();
  const files = serveLinks(answer);
  const imported: string[] = [];
  document.body.innerHTML = html;
  if (registry) window.cityguideRegistry = registry;
  const originalFetch = globalThis.fetch;
  globalThis.fetch = fetch;
  const script = document.createElement('script');
  script.src = '/widgets/embed.js';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  const importModule = async (url: string) => {
    imported.push(new URL(url).pathname + new URL(url).search);
    if (url.includes('/core.')) return core.part;
    return run(url);
  };
  const start = () => startPage({ script, importModule });
  start();
  return {
    core,
    files,
    imported,
    points: [...document.querySelectorAll<HTMLElement>('[data-widget]')],
    startAgain: start,
    close() {
      untrack();
      files.stop();
      globalThis.fetch = originalFetch;
      delete window.cityguide;
      delete window.cityguideRegistry;
      document.body.innerHTML = '';
    },
  };
}
