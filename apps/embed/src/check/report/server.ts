import type { Manifest, ManifestWidget } from '@cityguide/widget-kit/explain';
import type { Registry } from '../../registry/registry';

/** What the server says of its widgets, and what is wrong with that. */
export interface ServerState {
  widgets: readonly ManifestWidget[];
  registry: Registry | undefined;
  /** Why there is no manifest: the status, `format` for an answer that is none, or `network`. */
  failure?: number | 'format' | 'network';
}

async function loadJson(url: string): Promise<{ body?: unknown; failure?: ServerState['failure'] }> {
  try {
    const response = await fetch(url);
    if (!response.ok) return { failure: response.status };
    return await response.json().then(
      (body: unknown) => ({ body }),
      () => ({ failure: 'format' as const }),
    );
  } catch {
    return { failure: 'network' };
  }
}

/** Loads manifest and registry from beside the embed script; the registry is mostly in the page already. */
export async function loadServerState(base: string): Promise<ServerState> {
  const [manifest, registry] = await Promise.all([
    loadJson(`${base}manifest.json`),
    window.cityguideRegistry ??
      loadJson(`${base}registry.json`).then(({ body }) => body as Registry | undefined),
  ]);
  const { widgets } = (manifest.body ?? {}) as Partial<Manifest>;
  if (Array.isArray(widgets)) return { widgets, registry };
  return { widgets: [], registry, failure: manifest.failure ?? 'format' };
}
