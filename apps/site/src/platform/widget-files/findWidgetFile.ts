import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** `<widget>/<release>/<file>`, with optional folders before the file; no segment starts with a dot. */
const PATH_PATTERN = /^[a-z0-9-]+\/[A-Za-z0-9][A-Za-z0-9._+-]*(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)+$/;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
};

export interface WidgetFile {
  file: string;
  type: string;
  hasBrotli: boolean;
}

/**
 * Finds the file at `path` in the first folder that has it; undefined if none has, or the path is invalid. A `*` in a
 * folder stands for the widget's name, so that widgets added after the start are found as well. Symbolic links out of the
 * folder are not followed.
 */
export async function findWidgetFile(
  folders: readonly string[],
  path: string,
): Promise<WidgetFile | undefined> {
  const type = CONTENT_TYPES[extname(path)];
  if (!type || !PATH_PATTERN.test(path)) return undefined;
  const [name = ''] = path.split('/');
  for (const folder of folders) {
    const parent = folder.replace('*', name);
    const file = join(parent, path);
    if (await isFileInFolder(parent, file))
      return { file, type, hasBrotli: await isFileInFolder(parent, `${file}.br`) };
  }
  return undefined;
}

async function isFileInFolder(folder: string, file: string): Promise<boolean> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return false;
  // The folder itself may be a symbolic link, as that of a site's current release often is.
  const [realFolder, realFile] = await Promise.all([realpath(folder), realpath(file)]);
  return realFile.startsWith(realFolder + sep);
}
