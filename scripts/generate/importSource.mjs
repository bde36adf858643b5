import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { root } from '../paths.mjs';

/**
 * Imports a TypeScript module of the workspace.
 * @param {...string} parts its path, relative to the root folder
 */
export function importSource(...parts) {
  return tsImport(pathToFileURL(path.resolve(root, ...parts)).href, import.meta.url);
}
