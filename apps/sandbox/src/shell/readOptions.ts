import type { WidgetDefinition } from '@cityguide/widget-kit';
import { controlsOf } from '@cityguide/widget-kit/documents';
import { parseOptions } from '@cityguide/widget-kit/runtime';

export interface ReadOptions {
  /** What the widget gets. */
  values: Readonly<Record<string, unknown>>;
  /** Attribute → what it may say, where its text is refused. */
  faults: Readonly<Record<string, string>>;
}

/** Reads attribute texts as the widget will, so that the controls can say what it would refuse. */
export function readOptions(
  definition: WidgetDefinition,
  texts: Readonly<Record<string, string>>,
): ReadOptions {
  const element = document.createElement('div');
  for (const { name, attribute } of controlsOf(definition)) {
    const text = texts[name];
    if (text !== undefined) element.setAttribute(attribute, text);
  }
  const faults: Record<string, string> = {};
  const values = parseOptions({
    definition,
    element,
    report: ({ attribute, allowed }) => {
      if (attribute) faults[attribute] = allowed;
    },
  });
  return { values: values ?? {}, faults };
}
