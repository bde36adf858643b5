import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** The registry that the reference site reads: which release of each widget is live. */
export const registryFile = path.join(root, 'dist', 'registry.json');

/**
 * The folders of all widget packages, sorted by name. Leftovers of a removed widget (`node_modules`, `dist`) are
 * ignored.
 */
export async function widgetFolders() {
  const parent = path.join(root, 'packages', 'widgets');
  const folders = (await readdir(parent)).sort().map((name) => path.join(parent, name));
  return folders.filter((folder) => existsSync(path.join(folder, 'package.json')));
}

/** Folders that contain `<name>/<release>/`: the embed script's and each widget's `dist`. */
export async function widgetRoots() {
  return [path.join(root, 'apps', 'embed'), ...(await widgetFolders())].map((folder) =>
    path.join(folder, 'dist'),
  );
}
