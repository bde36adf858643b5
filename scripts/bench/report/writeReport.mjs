import { suites } from '../suites/suites.mjs';
import { describeMachine } from './describeMachine.mjs';
import { writeGoals } from './writeGoals.mjs';
import { writeSuite } from './writeSuite.mjs';

/** Everything that a run measured, as Markdown: where, the suites' tables, the goals. */
export async function writeReport(rows, reasons) {
  const tables = suites.map((suite) => writeSuite(suite, rows)).filter(Boolean);
  return `${await describeMachine()}

## Goals

${writeGoals(rows, reasons)}

## Tables

${tables.join('\n')}`;
}
