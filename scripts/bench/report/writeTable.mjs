/** A Markdown table; all columns but the `left` first ones stand to the right. */
export function writeTable({ head, rows, left = 1 }) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_cell, index) => (index < left ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}
