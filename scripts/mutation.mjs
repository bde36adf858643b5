// Mutation testing: changes the code in small ways and counts which changes no test detects; docs/mutation.md
// explains the table.
//   npm run mutation                    all areas: hours
//   npm run mutation -- store embed     only these; scripts/mutation/areas.mjs lists all
//   npm run mutation -- --table         the results of the latest runs, without running anything
//   npm run mutation -- store --missed  also lists the undetected mutants
// The table is also written to reports/mutation.md. Exits with 1 if the score of an area has fallen below its
// minimum.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { parseJson } from '@cityguide/tooling/json';
import { reportFile } from '@cityguide/tooling/mutation';
import { areas } from './mutation/areas.mjs';
import { isReport, scoreReport } from './mutation/scoreReport.mjs';
import { hasFallen, scoreTable } from './mutation/scoreTable.mjs';
import { root } from './paths.mjs';
import { fail } from './prepare.mjs';

/** @import { Area } from './mutation/areas.mjs' */
/** @import { ScoreRow } from './mutation/scoreTable.mjs' */

const flag = /** @type {const} */ ({ type: 'boolean', default: false });
const { values, positionals } = parseArgs({
  options: { table: flag, missed: flag },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0)
  fail(`There is no area "${unknown.join(', ')}"; there are ${areas.map(({ name }) => name).join(', ')}.`);
const chosen = areas.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

if (!values.table && !values.missed) for (const area of chosen) mutate(area);
const rows = areas.map((area) => ({ ...area, score: readScore(area) }));
const table = scoreTable(rows);
const file = path.join(root, 'reports', 'mutation.md');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, table);
process.stdout.write(`\n${table}`);
const chosenRows = rows.filter(({ name }) => chosen.some((area) => area.name === name));
if (values.missed) chosenRows.forEach(printMissed);
const fallen = chosenRows.filter(hasFallen);
if (fallen[0])
  fail(
    `Tests notice less than they did in ${fallen.map(({ name }) => name).join(', ')}: npm run mutation -- ${fallen[0].name} --missed says where.`,
  );

/** @param {Area} area */
function mutate(area) {
  const cwd = path.join(root, area.folder);
  // An old report must not be mistaken for this run's.
  for (const part of partsOf(area)) rmSync(path.join(cwd, reportFile(part.name)), { force: true });
  // Tests on PostgreSQL are not included; no server must be started for each mutant.
  const env = { ...process.env, CITYGUIDE_TEST_POSTGRES: 'postgres://not-started.invalid/' };
  const tool = path.join(root, 'node_modules', '@cityguide', 'tooling', 'bin', 'mutate.mjs');
  for (const part of partsOf(area)) {
    const result = spawnSync(process.execPath, [tool, JSON.stringify(part)], { cwd, env, stdio: 'inherit' });
    if (result.status !== 0)
      fail(
        `Stryker could not run on ${area.name}; its tests must pass unbroken: npx cityguide-jest in ${area.folder}.`,
      );
  }
}

/** @param {Area} area */
function partsOf({ name, parts = [{}] }) {
  return parts.map((part, index) => ({ ...part, name: `${name}-${index + 1}` }));
}

/** @param {Area} area */
function readScore(area) {
  const reports = partsOf(area).map((part) => path.join(root, area.folder, reportFile(part.name)));
  if (!reports.every((file) => existsSync(file))) return undefined;
  return scoreReport(
    reports.map((file) =>
      parseJson(readFileSync(file, 'utf8'), {
        from: file,
        isRight: isReport,
        expected: 'mutants of files, as Stryker reports them',
      }),
    ),
  );
}

/** @param {ScoreRow} row */
function printMissed({ name, score }) {
  for (const { place, change } of score?.survivors ?? [])
    process.stdout.write(`${name}  ${place}  ${change}\n`);
  for (const { place, change } of score?.uncovered ?? [])
    process.stdout.write(`${name}  ${place}  ${change}  (no test runs it)\n`);
}
