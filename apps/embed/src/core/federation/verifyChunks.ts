import type { LoadReleaseFile } from '../../modules/CoreModule';

/** The functions that webpack's generated code calls to load a chunk of a container (webpack 5.110, ES modules). */
export interface ChunkRuntime {
  /** URL of the folder that the container was loaded from. */
  p?: string;
  /** Loads a chunk and its style sheet; `importFile` imports the chunk's file. */
  ei?: (id: string, importFile: () => Promise<unknown>) => Promise<unknown>;
  /** Name of a chunk's style sheet. */
  miniCssF?: (id: string) => string;
}

interface VerifyChunksOptions {
  /** Of its files, by name. */
  integrity?: Readonly<Record<string, string>> | undefined;
  load: LoadReleaseFile;
  /** Runs a module; injected because only the browser can. */
  importModule?: (url: string) => Promise<unknown>;
}

const importUrl = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ url);

/**
 * Makes a container, or core, load its chunks as the page loads widgets: verified against the integrity that their main module
 * carries, with up to three attempts (EMBED-12). A chunk's file names begin with its id. Files without one are loaded by
 * webpack itself.
 */
export function verifyChunks(
  runtime: ChunkRuntime,
  { integrity = {}, load, importModule = importUrl }: VerifyChunksOptions,
): void {
  const { ei: loadChunk, miniCssF: getSheetName } = runtime;
  if (!loadChunk) return;
  const files = Object.keys(integrity);
  const chunks = new Map<string, Promise<unknown>>();
  const sheets = new Map<string, string>();
  // webpack finds the loaded sheet by this name, instead of requesting it again
  if (getSheetName) runtime.miniCssF = (id) => sheets.get(id) ?? getSheetName(id);

  async function fetchAndRun(id: string, importFile: () => Promise<unknown>): Promise<unknown> {
    const folderUrl = runtime.p ?? '';
    const [script, sheet] = ['.js', '.css'].map((extension) =>
      files.find((file) => file.startsWith(`${id}.`) && file.endsWith(extension)),
    );
    const [url, sheetUrl] = await Promise.all([
      script && load(folderUrl + script, 'modulepreload', integrity[script]),
      sheet && load(folderUrl + sheet, 'stylesheet', integrity[sheet]),
    ]);
    if (sheetUrl) sheets.set(id, sheetUrl.slice(folderUrl.length));
    return loadChunk?.(id, url ? () => importModule(url) : importFile);
  }

  runtime.ei = (id, importFile) => {
    const chunk = chunks.get(id) ?? fetchAndRun(id, importFile);
    chunks.set(id, chunk);
    chunk.catch(() => chunks.delete(id));
    return chunk;
  };
}
