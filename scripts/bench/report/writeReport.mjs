import { suites } from '../suites/suites.mjs';
import { describeMachine } from './describeMachine.mjs';
import { writeGoals } from './writeGoals.mjs';
import { writeSuite } from './writeSuite.mjs';

/**
 * What a run measured, as Markdown: where, the goals, the suites' tables.
 * @param {{ rows: object, reasons: ReadonlyMap<string, string>, ids: string[] }} run `ids` of the suites that were asked for
 */
export async function writeReport({ rows, reasons, ids }) {
  const asked = suites.filter(({ id }) => ids.includes(id));
  const tables = asked.map((suite) => writeSuite(suite, rows)).filter(Boolean);
  return `${await describeMachine()}

## Goals

${writeGoals(rows, reasons)}

## Tables

${tables.join('\n')}`;
}
