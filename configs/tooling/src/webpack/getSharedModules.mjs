import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getErrorMessage, hasErrorCode } from '../caughtErrors.mjs';
import { isObjectWith, isOptional, isText, parseJson } from '../parseJson.mjs';

/** Modules that a page has once: the embed script is their only provider, every widget only consumes them. */
const KEYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@cityguide/store',
  '@cityguide/store/react',
  '@cityguide/widget-kit',
];

/**
 * @typedef {{ singleton: true, import: false, strictVersion: true, requiredVersion: string }} SharedModule
 */

/**
 * The `shared` setting of a widget's container. The range is the caret of the version that the widget is built against:
 * an older minor keeps working on a newer page, another major is rejected (EMBED-11).
 * @param {string} dir the widget's folder: its own dependencies determine the versions
 * @returns {Record<string, SharedModule>}
 */
export function getSharedModules(dir) {
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const version = getInstalledVersion(key, dir);
      if (!version) return [];
      /** @type {SharedModule} */
      const shared = { singleton: true, import: false, strictVersion: true, requiredVersion: `^${version}` };
      return [[key, shared]];
    }),
  );
}

/**
 * The version of a package as resolved from a folder; undefined if it is not installed.
 * @param {string} key
 * @param {string} dir
 */
export function getInstalledVersion(key, dir) {
  const name = key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
  const folders = createRequire(join(dir, 'package.json')).resolve.paths(name) ?? [];
  for (const folder of folders) {
    const manifest = join(folder, name, 'package.json');
    try {
      const isRight = isObjectWith({ version: isOptional(isText) });
      return parseJson(readFileSync(manifest, 'utf8'), {
        from: 'It',
        isRight,
        expected: 'its version as text',
      }).version;
    } catch (error) {
      if (!hasErrorCode(error, 'ENOENT') && !hasErrorCode(error, 'ENOTDIR'))
        throw new Error(`${manifest}: ${getErrorMessage(error)}`, { cause: error });
    }
  }
  // A widget that does not depend on a package (the save button has no React) does not consume it either.
  return undefined;
}
