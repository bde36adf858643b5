import { suites } from '../suites/suites.mjs';
import { describeMachine } from './describeMachine.mjs';
import { writeGoals } from './writeGoals.mjs';
import { writeSuite } from './writeSuite.mjs';

/**
 * The report of a run, as Markdown: the machine, the goals, the suites' tables.
 * @param {{ rows: import('../numbers/Rows.mjs').Rows, reasons: ReadonlyMap<string, string>, ids: string[] }} run `ids` of the selected suites
 */
export async function writeReport({ rows, reasons, ids }) {
  const selectedSuites = suites.filter(({ id }) => ids.includes(id));
  const tables = selectedSuites.map((suite) => writeSuite(suite, rows)).filter(Boolean);
  return `${await describeMachine()}

## Goals

${writeGoals(rows, reasons)}

## Tables

${tables.join('\n')}`;
}
