import type { WidgetDefinition } from '../definition/WidgetDefinition';
import type { WidgetOption } from '../definition/WidgetOption';
import { attributeOf } from '../options/attributeOf';
import { describeAllowed } from '../options/describeAllowed';

function describeDefault({ required, default: value }: WidgetOption): string {
  if (required) return 'required';
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
  return `\`${Array.isArray(value) ? value.join(',') : String(value)}\``;
}

/** A bar would end the cell, a line break the row. */
function writeCell(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ');
}

/** The options of a widget as a Markdown table for its README. */
export function optionTable(definition: WidgetDefinition): string {
  const rows = Object.entries(definition.options).map(([name, option]) =>
    [`\`${attributeOf(name)}\``, describeAllowed(option), describeDefault(option), option.help].map(
      writeCell,
    ),
  );
  if (rows.length === 0) return 'This widget has no options.';
  return [['attribute', 'allowed', 'default', 'what it does'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
