// Lists which lines of docs/requirements.md, and which of their clauses in docs/clauses, have a passing test, read
// from the reports of the last run. Exits with 1 if a clause has none.
//   npm run requirements              by section, with what is open
//   npm run requirements -- --json    for machines
//   npm run requirements -- --static  from the test names in the sources, without a run
//   npm run requirements -- --brief   counts by section, and the clauses that have no test
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';
import { evaluateRequirements } from './requirements/evaluateRequirements.mjs';
import { readAllClauses } from './requirements/readClauses.mjs';
import { readReportedTests, readWrittenTests } from './requirements/readTests.mjs';
import { readRequirements } from './requirements/readRequirements.mjs';

const flag = /** @type {const} */ ({ type: 'boolean', default: false });
const { values } = parseArgs({ options: { json: flag, static: flag, brief: flag } });

const read = (/** @type {string} */ name) => readFile(path.join(root, 'docs', name), 'utf8');
const requirements = readRequirements(await read('requirements.md'));
const clauses = await readAllClauses(path.join(root, 'docs/clauses'));
const tests = values.static ? await readWrittenTests(root) : await readReportedTests(root);
const { rows, unknown } = evaluateRequirements(requirements, clauses, tests);
const openClauses = rows.flatMap((row) =>
  row.clauses
    .filter(({ isProven }) => !isProven)
    .map(({ name, text }) => ({ name: `${row.id}.${name}`, text })),
);

if (values.json) process.stdout.write(`${JSON.stringify({ rows, unknown, totals: totals() }, null, 2)}\n`);
else print();
if (openClauses.length > 0 || unknown.length > 0) process.exitCode = 1;

function print() {
  for (const [section, list] of groupBySection()) {
    const open = list.filter(({ isProven }) => !isProven).map(({ id }) => id);
    const all = list.flatMap((row) => row.clauses);
    const proven = all.filter(({ isProven }) => isProven).length;
    const more = values.brief || open.length === 0 ? '' : `  open: ${open.join(' ')}`;
    const line = `${section.padEnd(6)} ${list.length - open.length} of ${list.length} lines`;
    process.stdout.write(`${line.padEnd(24)} ${proven} of ${all.length} clauses${more}\n`);
  }
  for (const { name, text } of openClauses) process.stdout.write(`No passing test names ${name}: ${text}\n`);
  for (const name of unknown)
    process.stdout.write(`A test names ${name}, which docs/clauses does not have.\n`);
  const { passed, failed } = totals();
  if (!values.static) process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
}

function groupBySection() {
  /** @type {Map<string, typeof rows>} */
  const groups = new Map();
  for (const row of rows) groups.set(row.section, [...(groups.get(row.section) ?? []), row]);
  return groups;
}

function totals() {
  const count = (/** @type {(typeof tests)[number]['status']} */ status) =>
    tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed'), written: count('written') };
}
