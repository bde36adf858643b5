import { profiles } from '../browser/profiles.mjs';
import { summarise } from '../numbers/summarise.mjs';
import { formatSummary } from './formatNumber.mjs';
import { writeTable } from './writeTable.mjs';

/** All that a load in the profile `heap` is for. */
const HEAP_COLUMNS = ['heapKB', 'listeners'];

/** A suite's tables, one for each profile; a column that nobody has a number for is left out. */
export function writeSuite({ id, title, candidates, columns }, rows) {
  const tables = Object.keys(profiles).flatMap((profile) => {
    const measured = candidates.filter((name) => rows[name]?.[profile]);
    if (measured.length === 0) return [];
    const summaries = measured.map((name) => [name, summarise(rows[name][profile])]);
    const shown = columns
      .filter((column) => profile !== 'heap' || HEAP_COLUMNS.includes(column))
      .filter((column) => summaries.some(([, summary]) => summary[column]));
    if (shown.length === 0) return [];
    const rounds = Math.max(...summaries.map(([, summary]) => summary.arithmeticMs.rounds));
    const table = writeTable({
      head: ['page', ...shown],
      rows: summaries.map(([name, summary]) => [
        name,
        ...shown.map((column) => formatSummary(summary[column])),
      ]),
    });
    return [`Profile ${profile}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.\n\n${table}`];
  });
  return tables.length === 0 ? '' : `### ${id}: ${title}\n\n${tables.join('\n\n')}\n`;
}
