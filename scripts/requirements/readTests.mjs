import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isListOf, isObjectWith, isText, parseJson } from '@cityguide/tooling/json';

/** @import { TestResult } from './evaluateRequirements.mjs' */

/**
 * A requirement's id (`SAVE-4`), one of its clauses (`LIST-8.to-do`) or a case's (`O-FAV-01`), at word boundaries.
 */
const ID = /\b(?:O-)?[A-Z][A-Z0-9]+-\d+\b(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)?/g;

/** What is read of jest's report. */
const isReport = isObjectWith({
  testResults: isListOf(
    isObjectWith({ assertionResults: isListOf(isObjectWith({ fullName: isText, status: isText })) }),
  ),
});

/**
 * The tests of the last run, from every package's `reports/*.json`.
 * @param {string} root
 * @returns {Promise<TestResult[]>}
 */
export async function readReportedTests(root) {
  const files = await findFiles(root, (file) => /\/reports\/[a-z0-9]+\.json$/.test(file));
  const reports = await Promise.all(
    files.map(async (file) =>
      parseJson(await readFile(file, 'utf8'), {
        from: file,
        isRight: isReport,
        expected: 'results of tests',
      }),
    ),
  );
  return reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ fullName, status }) =>
        status === 'passed' || status === 'failed' ? [{ ids: fullName.match(ID) ?? [], status }] : [],
      ),
    ),
  );
}

/**
 * The tests in the sources: names of `it`, `test` and `describe`.
 * @param {string} root
 * @returns {Promise<TestResult[]>}
 */
export async function readWrittenTests(root) {
  const files = await findFiles(root, (file) => /\.test\.(ts|tsx|mjs)$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sources.flatMap((source) =>
    [...source.matchAll(/\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*['"`]([^'"`]*)/g)].map(
      ([, name = '']) => ({
        ids: name.match(ID) ?? [],
        status: 'written',
      }),
    ),
  );
}

/**
 * @param {string} folder
 * @param {(file: string) => boolean} isWanted
 * @param {number} depth
 * @returns {Promise<string[]>}
 */
async function findFiles(folder, isWanted, depth = 0) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|build|data|\..*)$/.test(entry.name))
    .map((entry) => (depth < 8 ? findFiles(path.join(folder, entry.name), isWanted, depth + 1) : []));
  const ownFiles = entries.filter((entry) => entry.isFile()).map((entry) => path.join(folder, entry.name));
  return [...ownFiles.filter(isWanted), ...(await Promise.all(nested)).flat()];
}
