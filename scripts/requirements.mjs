// Lists which lines of docs/requirements.md have a passing test, read from the reports of the last run.
//   npm run requirements              a table by section
//   npm run requirements -- --json    for machines
//   npm run requirements -- --static  from the test names in the sources alone, without a run
//   npm run requirements -- --brief   counts by section
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './places.mjs';
import { readReportedTests, readWrittenTests } from './requirements/readTests.mjs';
import { readRequirements } from './requirements/readRequirements.mjs';

const flag = { type: 'boolean', default: false };
const { values } = parseArgs({ options: { json: flag, static: flag, brief: flag } });

const requirements = readRequirements(await readFile(path.join(root, 'docs', 'requirements.md'), 'utf8'));
const tests = values.static ? await readWrittenTests(root) : await readReportedTests(root);
const rows = requirements.map(({ id, section }) => {
  const named = tests.filter(({ ids }) => ids.includes(id));
  const count = (status) => named.filter((test) => test.status === status).length;
  return { id, section, passed: count('passed'), failed: count('failed'), written: count('written') };
});

if (values.json) process.stdout.write(`${JSON.stringify({ rows, totals: totals() }, null, 2)}\n`);
else print();

function print() {
  const isProven = ({ passed, failed, written }) => (passed > 0 && failed === 0) || written > 0;
  for (const [section, list] of groupBySection()) {
    const missing = list.filter((row) => !isProven(row)).map(({ id }) => id);
    const open = values.brief || missing.length === 0 ? '' : `  open: ${missing.join(' ')}`;
    process.stdout.write(`${section.padEnd(6)} ${list.length - missing.length} of ${list.length}${open}\n`);
  }
  const { passed, failed } = totals();
  if (!values.static) process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
}

function groupBySection() {
  const groups = new Map();
  for (const row of rows) groups.set(row.section, [...(groups.get(row.section) ?? []), row]);
  return groups;
}

function totals() {
  const count = (status) => tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed'), written: count('written') };
}
