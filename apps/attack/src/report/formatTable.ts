import type { LineResult } from '../runLine';

const WIDTHS = { number: 3, threat: 40, tried: 6, cameBack: 40 };

export const tableHead = formatRow(
  { number: ' # ', threat: 'threat', tried: 'tried', cameBack: 'came back' },
  'held',
);

/** One row of the table, and its breaches below. */
export function formatResult(result: LineResult): string {
  const { number, threat, trials, outcome, reason } = result;
  const verdict = outcome === 'skipped' ? `skipped: ${reason}` : outcome === 'held' ? 'yes' : 'NO';
  const row = formatRow(
    {
      number: String(number),
      threat,
      tried: String(trials.tried),
      cameBack: formatCounts(trials.responseCounts),
    },
    verdict,
  );
  if (outcome !== 'open') return row;
  const shown = trials.breaches.slice(0, 6).map(({ vector, found }) => `      ${vector}\n        → ${found}`);
  const more = trials.breaches.length - shown.length;
  return [
    row,
    `      rule: ${result.rule}`,
    ...(reason ? [`      ${reason}`] : []),
    ...shown,
    ...(more > 0 ? [`      and ${more} more (--json has all)`] : []),
  ].join('\n');
}

function formatRow(cells: Record<keyof typeof WIDTHS, string>, verdict: string): string {
  const { number, threat, tried, cameBack } = cells;
  return [
    number.padStart(WIDTHS.number),
    fitToWidth(threat, WIDTHS.threat),
    tried.padStart(WIDTHS.tried),
    fitToWidth(cameBack, WIDTHS.cameBack),
    verdict,
  ].join('  ');
}

function fitToWidth(text: string, width: number): string {
  return (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width);
}

/** `403 ×41, 404 ×3`, the most frequent first. */
function formatCounts(cameBack: ReadonlyMap<string, number>): string {
  const entries = [...cameBack].sort(([, a], [, b]) => b - a);
  return entries.map(([label, count]) => `${label} ×${count}`).join(', ');
}
