import { profileNames } from '../browser/profiles.mjs';
import { summarise } from '../numbers/summarise.mjs';
import { formatSummary } from './formatNumber.mjs';
import { writeTable } from './writeTable.mjs';

/** The only columns of the profile `heap`. */
const HEAP_COLUMNS = ['heapKB', 'listeners'];

/**
 * A suite's tables, one for each profile; empty columns are left out.
 * @param {import('../suites/suites.mjs').Suite} suite
 * @param {import('../numbers/Rows.mjs').Rows} rows
 */
export function writeSuite({ id, title, candidates, columns }, rows) {
  const tables = profileNames.flatMap((profile) => {
    const summaries = candidates.flatMap((name) => {
      const measured = rows[name]?.[profile];
      return measured ? [{ name, summary: summarise(measured) }] : [];
    });
    const shownColumns = columns
      .filter((column) => profile !== 'heap' || HEAP_COLUMNS.includes(column))
      .filter((column) => summaries.some(({ summary }) => summary[column]));
    if (shownColumns.length === 0) return [];
    const rounds = Math.max(...summaries.map(({ summary }) => summary['arithmeticMs']?.rounds ?? 0));
    const table = writeTable({
      head: ['page', ...shownColumns],
      rows: summaries.map(({ name, summary }) => [
        name,
        ...shownColumns.map((column) => formatSummary(summary[column])),
      ]),
    });
    return [`Profile ${profile}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.\n\n${table}`];
  });
  return tables.length === 0 ? '' : `### ${id}: ${title}\n\n${tables.join('\n\n')}\n`;
}
