import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** The registry that the reference site reads: which release of each widget is live. */
export const registryFile = path.join(root, 'dist', 'registry.json');

/** The folders of all widget packages. */
export async function widgetFolders() {
  const parent = path.join(root, 'packages', 'widgets');
  return (await readdir(parent)).sort().map((name) => path.join(parent, name));
}

/** Folders that hold `<name>/<release>/`: the embed script's and each widget's `dist`. */
export async function widgetRoots() {
  return [path.join(root, 'apps', 'embed'), ...(await widgetFolders())].map((folder) =>
    path.join(folder, 'dist'),
  );
}
