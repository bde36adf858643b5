import type { WidgetDefinition } from '../definition/WidgetDefinition';
import type { WidgetOption } from '../definition/WidgetOption';
import { getAttributeName } from '../options/getAttributeName';
import { describeAllowed } from '../options/describeAllowed';

function describeDefault({ required, default: value }: WidgetOption): string {
  if (required) return 'required';
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
  return `\`${Array.isArray(value) ? value.join(',') : String(value)}\``;
}

/** A bar would end the cell, a line break the row. */
function formatCell(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ');
}

/** A widget's options as a Markdown table for its README. */
export function formatOptionTable(definition: WidgetDefinition): string {
  const rows = Object.entries(definition.options).map(([name, option]) =>
    [`\`${getAttributeName(name)}\``, describeAllowed(option), describeDefault(option), option.help].map(
      formatCell,
    ),
  );
  if (rows.length === 0) return 'This widget has no options.';
  return [['attribute', 'allowed', 'default', 'what it does'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
