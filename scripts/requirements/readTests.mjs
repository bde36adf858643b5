import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * A requirement's id (`SAVE-4`), one of its clauses (`LIST-8.to-do`) or a case's (`O-FAV-01`), at word boundaries.
 */
const ID = /\b(?:O-)?[A-Z][A-Z0-9]+-\d+\b(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)?/g;

/**
 * The tests of the last run, from every package's `reports/*.json`.
 * @returns {Promise<{ ids: string[], status: 'passed' | 'failed' }[]>}
 */
export async function readReportedTests(root) {
  const files = await findFiles(root, (file) => /\/reports\/[a-z0-9]+\.json$/.test(file));
  const reports = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
  return reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) => ({ ids: fullName.match(ID) ?? [], status })),
    ),
  );
}

/**
 * The tests in the sources: names of `it`, `test` and `describe`.
 * @returns {Promise<{ ids: string[], status: 'written' }[]>}
 */
export async function readWrittenTests(root) {
  const files = await findFiles(root, (file) => /\.test\.(ts|tsx|mjs)$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sources.flatMap((source) =>
    [...source.matchAll(/\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*['"`]([^'"`]*)/g)].map(
      ([, name]) => ({
        ids: name.match(ID) ?? [],
        status: 'written',
      }),
    ),
  );
}

async function findFiles(folder, isWanted, depth = 0) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|build|data|\..*)$/.test(entry.name))
    .map((entry) => (depth < 8 ? findFiles(path.join(folder, entry.name), isWanted, depth + 1) : []));
  const ownFiles = entries.filter((entry) => entry.isFile()).map((entry) => path.join(folder, entry.name));
  return [...ownFiles.filter(isWanted), ...(await Promise.all(nested)).flat()];
}
