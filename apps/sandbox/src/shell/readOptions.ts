import type { WidgetDefinition } from '@cityguide/widget-kit';
import { getControls } from '@cityguide/widget-kit/documents';
import { parseOptions } from '@cityguide/widget-kit/runtime';

export interface ReadOptions {
  /** The values that the widget gets. */
  values: Readonly<Record<string, unknown>>;
  /** Attribute → what is allowed, if its text is rejected. */
  errors: Readonly<Record<string, string>>;
}

/** Reads attribute texts as the widget will, so that the controls can show what it would reject. */
export function readOptions(
  definition: WidgetDefinition,
  texts: Readonly<Record<string, string>>,
): ReadOptions {
  const element = document.createElement('div');
  for (const { name, attribute } of getControls(definition)) {
    const text = texts[name];
    if (text !== undefined) element.setAttribute(attribute, text);
  }
  const errors: Record<string, string> = {};
  const values = parseOptions({
    definition,
    element,
    report: ({ attribute, allowed }) => {
      if (attribute) errors[attribute] = allowed;
    },
  });
  return { values: values ?? {}, errors };
}
