// Measures our widgets and their peers in a real Chromium; docs/performance.md explains the numbers.
//   npm run bench                        everything, about half an hour
//   npm run bench -- --write             and writes the tables to docs/performance.md
//   npm run bench -- --only F --runs 3   some suites (N, L, P, G, C, V, R, X, W, F, A, S, I, D), fewer rounds
//   npm run bench -- sizes               bytes alone, without a browser
//   npm run bench -- check --only N      one fast load of each candidate, as a check
// --no-build measures the existing build; --candidates "bar,Ghost bar" measures only these.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getErrorMessage } from '@cityguide/tooling/caughtErrors';
import prettier from 'prettier';
import { installPeers } from './bench/peers/installPeers.mjs';
import { tempFolder } from './bench/paths.mjs';
import { readOptions } from './bench/readOptions.mjs';
import { fillMeasured } from './bench/report/fillMeasured.mjs';
import { readReasons } from './bench/report/readReasons.mjs';
import { writeReport } from './bench/report/writeReport.mjs';
import { writeTable } from './bench/report/writeTable.mjs';
import { runRounds } from './bench/runRounds.mjs';
import { startReferenceSite } from './bench/site/startReferenceSite.mjs';
import { listSizes } from './bench/sizes/listSizes.mjs';
import { runAccounts } from './bench/suites/accounts/runAccounts.mjs';
import { runAttacks } from './bench/suites/attacks/runAttacks.mjs';
import { chooseCandidates } from './bench/suites/chooseCandidates.mjs';
import { runImages } from './bench/suites/images/runImages.mjs';
import { runLists } from './bench/suites/lists/runLists.mjs';
import { root } from './paths.mjs';
import { fail, runScript } from './prepare.mjs';

/** @import { ProfileName } from './bench/browser/profiles.mjs' */
/** @import { Rows } from './bench/numbers/Rows.mjs' */

/** @typedef {Record<ProfileName, number>} Rounds */

const document = path.join(root, 'docs', 'performance.md');
/** Suites that load no pages. */
const SERVER_SUITES = ['A', 'S', 'I', 'D'];
/** Suites that need no peers. */
const ALONE = ['A', 'D'];
const tell = (/** @type {string} */ message) =>
  process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${message}
`);

const options = readOptionsOrFail();
const { ids, names, runs } = options;
const runMode = { all: measureAll, check: tryEach, sizes: printSizes }[options.mode];

if (!options.isBuilt) {
  await runScript('build.mjs');
  await runScript('release.mjs');
}
try {
  if (ids.some((id) => !ALONE.includes(id))) await installPeers();
  await runMode();
} catch (error) {
  fail(getErrorMessage(error));
}

function readOptionsOrFail() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    return fail(getErrorMessage(error));
  }
}

async function measureAll() {
  const fewerRuns = Math.ceil(runs / 2);
  const rows = await measure({ slow: runs, fast: runs, cpu4: fewerRuns, heap: fewerRuns, load: fewerRuns });
  const text = await readFile(document, 'utf8');
  const report = await writeReport({ rows, reasons: readReasons(text), ids });
  await saveRows(rows);
  process.stdout.write(`${report}\n`);
  if (!options.isKept) return;
  const format = { ...(await prettier.resolveConfig(document)), filepath: document };
  await writeFile(document, await prettier.format(fillMeasured(text, report), format));
}

async function tryEach() {
  const rows = await measure({ slow: 0, fast: 1, cpu4: 0, heap: 0, load: 1 }, ['fast']);
  process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
}

/**
 * @param {Rounds} rounds
 * @param {readonly ProfileName[]} [at] profiles, if not those of each candidate
 * @returns {Promise<Rows>}
 */
async function measure(rounds, at) {
  const pages = ids.some((id) => !SERVER_SUITES.includes(id)) ? await measurePages(rounds, at) : {};
  const accounts = ids.includes('A') ? await runAccounts({ rounds: rounds.load, tell }) : {};
  const lists = ids.includes('S') ? await runLists({ rounds: rounds.load, tell }) : {};
  const images = ids.includes('I') ? await runImages({ rounds: rounds.load, tell }) : {};
  const attacks = ids.includes('D') ? await runAttacks({ rounds: rounds.load, tell }) : {};
  return { ...pages, ...accounts, ...lists, ...images, ...attacks };
}

/**
 * @param {Rounds} rounds
 * @param {readonly ProfileName[]} [at]
 */
async function measurePages(rounds, at) {
  // Each run creates a member, all from the same IP address.
  const site = await startReferenceSite({ env: { ATTEMPTS_FACTOR: '1000' } });
  try {
    const candidates = await chooseCandidates(site, { ids, names });
    return await runRounds(
      candidates.map((candidate) => ({ ...candidate, at: at ?? candidate.at })),
      { upstream: site.origin, rounds, tell },
    );
  } finally {
    await site.stop();
  }
}

/**
 * Saves all numbers, for a closer look.
 * @param {Rows} rows
 */
async function saveRows(rows) {
  const file = path.join(tempFolder, 'results', `${new Date().toISOString().replaceAll(':', '-')}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(rows, null, 1));
  tell(`Every number: ${file}`);
}

async function printSizes() {
  const sizes = await listSizes();
  const rows = sizes.map(({ name, rawBytes, brotliBytes }) => [name, rawBytes, brotliBytes]);
  process.stdout.write(`${writeTable({ head: ['file', 'bytes', 'brotli bytes'], rows })}\n`);
}
