import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

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
 * The `shared` setting of a widget's container. The range is the caret of the version that the widget is built against:
 * an older minor keeps working on a newer page, another major is rejected (EMBED-11).
 * @param {string} dir the widget's folder: its own dependencies determine the versions
 */
export function getSharedModules(dir) {
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const version = getInstalledVersion(key, dir);
      if (!version) return [];
      return [[key, { singleton: true, import: false, strictVersion: true, requiredVersion: `^${version}` }]];
    }),
  );
}

/** The version of a package as resolved from a folder; undefined if it is not installed. */
export function getInstalledVersion(key, dir) {
  const name = key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : key.split('/')[0];
  const folders = createRequire(join(dir, 'package.json')).resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version;
    } catch (error) {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR')
        throw new Error(`${join(folder, name)}: ${error.message}`, { cause: error });
    }
  }
  // A widget that does not depend on a package (the save button has no React) does not consume it either.
  return undefined;
}
