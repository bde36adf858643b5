import type { LoadReleaseFile } from '../../parts/CorePart';
import type { Release } from '../../registry/registry';

/** What webpack's generated code calls to load a chunk of a container (webpack 5.110, ES modules). */
export interface ChunkRuntime {
  /** Address of the folder that the container came from. */
  p?: string;
  /** Loads a chunk and its style sheet; `importFile` imports the chunk's file. */
  ei?: (id: string, importFile: () => Promise<unknown>) => Promise<unknown>;
  /** Name of a chunk's style sheet. */
  miniCssF?: (id: string) => string;
}

interface GuardSettings {
  release: Pick<Release, 'integrity'>;
  load: LoadReleaseFile;
  /** Runs a module; handed in because only the browser can. */
  importModule?: (url: string) => Promise<unknown>;
}

const importByAddress = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ url);

/**
 * Makes a container load its chunks as the page loads widgets: checked against the registry and with three tries
 * (EMBED-12). A chunk's files begin with its id. What is not in the registry stays with webpack's own loader.
 */
export function guardChunks(
  runtime: ChunkRuntime,
  { release, load, importModule = importByAddress }: GuardSettings,
): void {
  const { ei: loadChunk, miniCssF: sheetOf } = runtime;
  if (!loadChunk) return;
  const files = Object.keys(release.integrity);
  const chunks = new Map<string, Promise<unknown>>();
  const sheets = new Map<string, string>();
  // webpack finds the sheet that is there by this name, instead of asking for it once more
  if (sheetOf) runtime.miniCssF = (id) => sheets.get(id) ?? sheetOf(id);

  async function fetchAndRun(id: string, importFile: () => Promise<unknown>): Promise<unknown> {
    const base = runtime.p ?? '';
    const [script, sheet] = ['.js', '.css'].map((end) =>
      files.find((file) => file.startsWith(`${id}.`) && file.endsWith(end)),
    );
    const [url, sheetUrl] = await Promise.all([
      script && load(base + script, 'modulepreload'),
      sheet && load(base + sheet, 'stylesheet'),
    ]);
    if (sheetUrl) sheets.set(id, sheetUrl.slice(base.length));
    return loadChunk?.(id, url ? () => importModule(url) : importFile);
  }

  runtime.ei = (id, importFile) => {
    const chunk = chunks.get(id) ?? fetchAndRun(id, importFile);
    chunks.set(id, chunk);
    chunk.catch(() => chunks.delete(id));
    return chunk;
  };
}
