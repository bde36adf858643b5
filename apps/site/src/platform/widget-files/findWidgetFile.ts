import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** `<widget>/<release>/<file>`, the file possibly in a folder; no part starts with a dot. */
const PATH_FORM = /^[a-z0-9-]+\/[A-Za-z0-9][A-Za-z0-9._+-]*(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)+$/;

const TYPES: Readonly<Record<string, string>> = {
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
 * The file that `path` names in the first folder that has it; undefined where none has, or the path is not one. A `*` in a
 * folder stands for the widget's name, so that a widget which is new since the start is found as well. A link that leads
 * out of the folder leads nowhere.
 */
export async function findWidgetFile(
  folders: readonly string[],
  path: string,
): Promise<WidgetFile | undefined> {
  const type = TYPES[extname(path)];
  if (!type || !PATH_FORM.test(path)) return undefined;
  const [name = ''] = path.split('/');
  for (const folder of folders) {
    const parent = folder.replace('*', name);
    const file = join(parent, path);
    if (await isFileOf(parent, file)) return { file, type, hasBrotli: await isFileOf(parent, `${file}.br`) };
  }
  return undefined;
}

async function isFileOf(folder: string, file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return false;
  // The folder itself may be a link, as that of a site's present release often is.
  const [realFolder, realFile] = await Promise.all([realpath(folder), realpath(file)]);
  return realFile.startsWith(realFolder + sep);
}
