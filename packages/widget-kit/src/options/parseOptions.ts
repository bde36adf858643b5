import type { Options, ValuesOf, WidgetOption } from '../definition/WidgetOption';
import type { WidgetDefinition } from '../definition/WidgetDefinition';
import type { Fault } from '../faults/Fault';
import { attributeOf } from './attributeOf';
import { describeAllowed } from './describeAllowed';
import { parseOption } from './parseOption';

interface Column {
  name: string;
  attribute: string;
  option: WidgetOption;
}

/** Attribute names are worked out once for a definition, not once for each of a thousand mount points. */
const columnsByOptions = new WeakMap<Options, Column[]>();

function columnsOf(options: Options): Column[] {
  const known = columnsByOptions.get(options);
  if (known) return known;
  const columns = Object.entries(options).map(([name, option]) => ({
    name,
    attribute: attributeOf(name),
    option,
  }));
  columnsByOptions.set(options, columns);
  return columns;
}

/** An attribute without a value is what a template prints when it has none: it counts as absent, save where it says something. */
function isAbsent(text: string | null, { kind }: WidgetOption): boolean {
  return text === null || (text.trim() === '' && kind !== 'flag' && kind !== 'text');
}

function describeUsed(option: WidgetOption): string {
  if (option.required) return 'the content from the CMS, without the widget';
  if (option.default === undefined) return 'nothing';
  return JSON.stringify(option.default);
}

/**
 * Reads a mount point's `data-*` attributes. A bad one is reported and its default used; attributes that the widget does
 * not know belong to somebody else and are left alone.
 * @returns `null` when a required option has no good value: the widget must not start.
 */
export function parseOptions<O extends Options>({
  definition,
  element,
  report,
}: {
  definition: WidgetDefinition<O>;
  element: Element;
  report(fault: Fault): void;
}): ValuesOf<O> | null {
  const values: Record<string, unknown> = {};
  let isComplete = true;
  for (const { name, attribute, option } of columnsOf(definition.options)) {
    const text = element.getAttribute(attribute);
    const absent = isAbsent(text, option);
    const parsed = absent ? undefined : parseOption(option, text ?? '');
    if (parsed === undefined && (!absent || option.required)) {
      report({
        widget: definition.name,
        element,
        attribute,
        found: text === null ? 'nothing' : JSON.stringify(text),
        allowed: describeAllowed(option),
        used: describeUsed(option),
      });
      if (option.required) isComplete = false;
    }
    values[name] = parsed ?? option.default;
  }
  return isComplete ? (values as ValuesOf<O>) : null;
}
