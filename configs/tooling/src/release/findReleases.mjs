import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { getErrorMessage, hasErrorCode } from '../caughtErrors.mjs';
import { isListOf, isObjectWith, isOptional, isRecordOf, isText, parseJson } from '../parseJson.mjs';

/** @import { Guard } from '../parseJson.mjs' */

/**
 * What release tools read of a `release.json`; `packRelease` writes more.
 * @typedef {{ folder: string, files?: Record<string, string>, integrity?: Record<string, string>, carries?: string[], requires?: Record<string, string>, provides?: Record<string, string> }} Release
 * @typedef {{ name: string, newest: string | undefined, releases: Map<string, Release> }} BuiltReleases
 */

/** @type {Guard<Release>} */
export const isRelease = isObjectWith({
  folder: isText,
  files: isOptional(isRecordOf(isText)),
  integrity: isOptional(isRecordOf(isText)),
  carries: isOptional(isListOf(isText)),
  requires: isOptional(isRecordOf(isText)),
  provides: isOptional(isRecordOf(isText)),
});
const isLatest = isObjectWith({ name: isText, folder: isText });

/**
 * Finds the packed releases under widget roots (folders that contain `<name>/<version>-<hash>/release.json`).
 * @param {string[]} roots missing ones count as empty
 * @returns {Promise<BuiltReleases[]>} by name; keys of `releases` are ids such as `1.0.0-ab12cd34`
 */
export async function findReleases(roots) {
  /** @type {Map<string, BuiltReleases>} */
  const entriesByName = new Map();
  for (const root of roots) {
    const latest = await readJson(path.join(root, 'latest.json'), {
      isRight: isLatest,
      expected: 'a name and a folder',
    });
    for (const name of await readFolders(root)) {
      const entry = entriesByName.get(name) ?? { name, newest: undefined, releases: new Map() };
      entriesByName.set(name, entry);
      for (const id of await readFolders(path.join(root, name))) {
        const release = await readJson(path.join(root, name, id, 'release.json'), {
          isRight: isRelease,
          expected: 'a folder, and its versions as text',
        });
        if (release) entry.releases.set(id, release);
      }
      if (latest?.name === name) entry.newest = path.basename(latest.folder);
    }
  }
  return [...entriesByName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {string} folder */
async function readFolders(folder) {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * @template T
 * @param {string} file
 * @param {{ isRight: Guard<T>, expected: string }} check
 * @returns {Promise<T | undefined>} undefined if there is no such file
 */
async function readJson(file, check) {
  let text;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw new Error(`${file} cannot be read: ${getErrorMessage(error)}`, { cause: error });
  }
  return parseJson(text, { from: file, ...check });
}
