import { readFile } from 'node:fs/promises';
import { getErrorMessage, hasErrorCode } from '../caughtErrors.mjs';
import { isObjectWith, isOptional, isRecordOf, parseJson } from '../parseJson.mjs';
import { isRelease } from './findReleases.mjs';

/** @import { Release } from './findReleases.mjs' */

/** @typedef {{ embed?: Release, widgets: Record<string, Release> }} Registry */

const isRegistry = isObjectWith({
  embed: isOptional(isRelease),
  widgets: isOptional(isRecordOf(isRelease)),
});

/**
 * Reads the live registry; empty if there is none yet.
 * @param {string} file
 * @returns {Promise<Registry>}
 * @throws Error where the file is not a registry
 */
export async function readRegistry(file) {
  try {
    const { embed, widgets = {} } = parseJson(await readFile(file, 'utf8'), {
      from: 'it',
      isRight: isRegistry,
      expected: 'the release of the embed script and of each widget, with their folders',
    });
    return { embed, widgets };
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return { widgets: {} };
    throw new Error(
      `${file} is not a registry (${getErrorMessage(error)}). Delete it and run "npm run release".`,
      { cause: error },
    );
  }
}
