import { goals } from '../goals/goals.mjs';
import { evaluateGoal } from '../goals/evaluateGoal.mjs';
import { measureGoal } from '../goals/measureGoal.mjs';
import { formatNumber, formatSummary } from './formatNumber.mjs';
import { writeTable } from './writeTable.mjs';

/**
 * The table of goals that were measured.
 * @param {import('../numbers/Rows.mjs').Rows} rows
 * @param {ReadonlyMap<string, string>} reasons why a goal is not met, by its id
 */
export function writeGoals(rows, reasons) {
  const measured = goals
    .map((goal) => ({ goal, result: measureGoal(goal, rows) }))
    .filter(({ result }) => result);
  return writeTable({
    head: ['goal', 'what', 'at most', 'measured', 'verdict', 'why'],
    isNumber: (column) => column === 2 || column === 3,
    rows: measured.map(({ goal, result }) => {
      const verdict = evaluateGoal(goal, result);
      return [
        goal.id,
        goal.words + (goal.to ? ` (beside ${goal.to})` : ''),
        limitOf(goal),
        formatSummary(result),
        verdict === 'met' ? 'met' : `**${verdict}**`,
        verdict === 'short' ? (reasons.get(goal.id) ?? 'no reason known yet') : '',
      ];
    }),
  });
}

/** @param {import('../goals/Goal.mjs').Goal} goal */
const limitOf = ({ max, to, unit = '' }) => `${formatNumber(max)} ${to ? 'x' : unit}`.trim();
