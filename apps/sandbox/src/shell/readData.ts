import type { WidgetDefinition } from '@cityguide/widget-kit';
import { parseData } from '@cityguide/widget-kit/runtime';

export interface ReadData {
  /** The parsed JSON; undefined if there is none, or it is invalid. */
  json: unknown;
  /** The errors that the widget would report. */
  errors: readonly string[];
}

/** Reads the text of a mount point's data as the widget will, so that the editor can show what it would reject. */
export function readData(definition: WidgetDefinition, text: string): ReadData {
  const element = document.createElement('div');
  element.dataset['widget'] = definition.name;
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = text;
  element.append(script);
  const errors: string[] = [];
  parseData({
    definition,
    element,
    report: ({ path, found, allowed }) =>
      errors.push(`${path ? `${path} is ` : 'It is '}${found}. Allowed: ${allowed}.`),
  });
  return { json: parseJson(text), errors };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
