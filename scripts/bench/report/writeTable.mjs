/**
 * A Markdown table.
 * @param {{ head: string[], rows: unknown[][], isNumber?: (column: number) => boolean }} table numbers are aligned
 *   right; by default these are all columns but the first
 */
export function writeTable({ head, rows, isNumber = (column) => column > 0 }) {
  const line = (/** @type {unknown[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_cell, column) => (isNumber(column) ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}
