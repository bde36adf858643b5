import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getErrorMessage, hasErrorCode } from '../caughtErrors.mjs';
import { isObjectWith, isRecordOf, isText, parseJson } from '../parseJson.mjs';

/**
 * When releases were replaced: beside the registry and not in it, since every visitor loads the registry.
 * @typedef {{ since: string, replaced: Record<string, string> }} History `since`: when recording began; `replaced`: last
 * time at which a folder ceased to be live; all as ISO 8601 in UTC
 */

const isHistory = isObjectWith({ since: isText, replaced: isRecordOf(isText) });

/** @param {string} registryFile */
const getFile = (registryFile) => registryFile.replace(/(\.json)?$/, '-history.json');

/**
 * @param {string} registryFile
 * @returns {Promise<History | undefined>} undefined if nothing was recorded yet
 * @throws Error where the file is not a history
 */
export async function readHistory(registryFile) {
  const file = getFile(registryFile);
  try {
    return parseJson(await readFile(file, 'utf8'), {
      from: 'it',
      isRight: isHistory,
      expected: 'the time of its start and the releases that were replaced since',
    });
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw new Error(
      `${file} is not a history of releases (${getErrorMessage(error)}). Delete it: releases that may have been live are then kept as if they had been replaced now.`,
      { cause: error },
    );
  }
}

/**
 * Records that folders have just ceased to be live.
 * @param {string} registryFile
 * @param {readonly string[]} folders
 * @param {Date} now
 */
export async function recordReplaced(registryFile, folders, now) {
  const file = getFile(registryFile);
  const history = await readHistory(registryFile);
  if (history && folders.length === 0) return;
  const { since, replaced } = history ?? { since: now.toISOString(), replaced: {} };
  const added = Object.fromEntries(folders.map((folder) => [folder, now.toISOString()]));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    `${file}.new`,
    `${JSON.stringify({ since, replaced: { ...replaced, ...added } }, null, 2)}\n`,
  );
  await rename(`${file}.new`, file);
}
