import type { Options, ValuesOf, WidgetOption } from '../definition/WidgetOption';
import type { WidgetDefinition } from '../definition/WidgetDefinition';
import type { MarkupIssue } from '../issues/MarkupIssue';
import { getAttributeName } from './getAttributeName';
import { describeAllowed } from './describeAllowed';
import { parseOption } from './parseOption';

interface OptionAttribute {
  name: string;
  attribute: string;
  option: WidgetOption;
}

/** Attribute names are computed once per definition, not once for each of a thousand mount points. */
const attributesByOptions = new WeakMap<Options, OptionAttribute[]>();

function getOptionAttributes(options: Options): OptionAttribute[] {
  const cached = attributesByOptions.get(options);
  if (cached) return cached;
  const columns = Object.entries(options).map(([name, option]) => ({
    name,
    attribute: getAttributeName(name),
    option,
  }));
  attributesByOptions.set(options, columns);
  return columns;
}

/**
 * A template without a value prints an empty attribute: it counts as absent, except where an empty value has a meaning.
 */
function isAbsent(text: string | null, { kind }: WidgetOption): boolean {
  return text === null || (text.trim() === '' && kind !== 'flag' && kind !== 'text');
}

function describeUsed(option: WidgetOption): string {
  if (option.required) return 'the content from the CMS, without the widget';
  if (option.default === undefined) return 'nothing';
  return JSON.stringify(option.default);
}

/**
 * Reads a mount point's `data-*` attributes. An invalid one is reported and its default used; attributes that the
 * widget does not define belong to other code and are left alone.
 * @returns `null` when a required option has no valid value: the widget must not start
 */
export function parseOptions<O extends Options>({
  definition,
  element,
  report,
}: {
  definition: WidgetDefinition<O>;
  element: Element;
  report(issue: MarkupIssue): void;
}): ValuesOf<O> | null {
  const values: Record<string, unknown> = {};
  let isComplete = true;
  for (const { name, attribute, option } of getOptionAttributes(definition.options)) {
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
