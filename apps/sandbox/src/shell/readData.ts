import type { WidgetDefinition } from '@cityguide/widget-kit';
import { parseData } from '@cityguide/widget-kit/runtime';

export interface ReadData {
  /** The parsed JSON; undefined where there is none, or none that can be parsed. */
  json: unknown;
  /** What the widget would say about it. */
  faults: readonly string[];
}

/** Reads the text of a mount point's data as the widget will, so that the editor can say what it would refuse. */
export function readData(definition: WidgetDefinition, text: string): ReadData {
  const element = document.createElement('div');
  element.dataset['widget'] = definition.name;
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = text;
  element.append(script);
  const faults: string[] = [];
  parseData({
    definition,
    element,
    report: ({ path, found, allowed }) =>
      faults.push(`${path ? `${path} is ` : 'It is '}${found}. Allowed: ${allowed}.`),
  });
  return { json: parseJson(text), faults };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
