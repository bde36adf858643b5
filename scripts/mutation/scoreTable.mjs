/** The goal of every area, in percent. */
export const GOAL = 85;

const HEAD = ['area', 'mutants', 'killed', 'survived', 'no coverage', 'score', ''];

/**
 * @typedef {ReturnType<typeof import('./scoreReport.mjs').scoreReport>} Score
 * @typedef {{ name: string, atLeast?: number, score?: Score }} ScoreRow
 */

/**
 * The table of all areas, as Markdown. An area without `score` has not been run.
 * @param {ScoreRow[]} rows
 */
export function scoreTable(rows) {
  const cells = rows.map(({ name, atLeast, score }) =>
    score
      ? [
          name,
          score.total,
          score.killed,
          score.survivors.length,
          score.uncovered.length,
          score.percent === null ? 'none' : `${score.percent.toFixed(1)} %`,
          formatVerdict(score.percent, atLeast),
        ]
      : [name, '', '', '', '', 'not run', ''],
  );
  const lines = [HEAD, HEAD.map((_, index) => (index === 0 ? '---' : '--:')), ...cells];
  return `${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`;
}

/**
 * Whether the score of an area has fallen below its minimum.
 * @param {ScoreRow} row
 */
export const hasFallen = ({ atLeast = 0, score }) => (score?.percent ?? 100) < atLeast;

/**
 * @param {number | null} percent
 * @param {number} atLeast
 */
function formatVerdict(percent, atLeast = 0) {
  if (percent === null) return '';
  if (percent < atLeast) return `was ${atLeast} %`;
  return percent < GOAL ? `goal ${GOAL} %` : '';
}
