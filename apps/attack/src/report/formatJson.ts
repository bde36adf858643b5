import type { LineResult } from '../runLine';

/** All results, for machines. */
export function formatJson(results: readonly LineResult[]): string {
  const rows = results.map(({ trials, ...result }) => ({
    ...result,
    tried: trials.tried,
    cameBack: Object.fromEntries(trials.responseCounts),
    openings: trials.breaches,
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
