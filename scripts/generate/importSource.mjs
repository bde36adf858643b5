import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { root } from '../places.mjs';

/**
 * Runs a TypeScript module of the workspace and gives its exports.
 * @param {...string} parts its path below the root folder
 */
export function importSource(...parts) {
  return tsImport(pathToFileURL(path.resolve(root, ...parts)).href, import.meta.url);
}
