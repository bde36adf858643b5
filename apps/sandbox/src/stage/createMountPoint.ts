import type { Scenario, WidgetDefinition } from '@cityguide/widget-kit';
import { getControls, createSnippet } from '@cityguide/widget-kit/documents';

interface MountPointOptions {
  definition: WidgetDefinition;
  scenario: Scenario;
  /** Attribute texts by option name, also such as the widget will reject. */
  texts: Readonly<Record<string, string>>;
  /** JSON that replaces the scenario's data, also such as the widget will reject; blank removes it. */
  dataText?: string | undefined;
}

/** The element that the CMS would have in its page, created from the same snippet that editors paste. */
export function createMountPoint({ definition, scenario, texts, dataText }: MountPointOptions): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = createSnippet(definition, { options: {}, data: scenario.data });
  const element = document.importNode(template.content, true).firstElementChild as HTMLElement;
  if (scenario.content !== undefined) replaceContent(element, scenario.content);
  keepOnlyData(element, scenario);
  if (dataText !== undefined) replaceData(element, dataText);
  for (const { name, attribute } of getControls(definition)) {
    const text = texts[name];
    if (text === undefined) continue;
    element.setAttribute(attribute, text);
  }
  return element;
}

/** Removes example data from the fallback: it would keep the widget from requesting the backend. */
function keepOnlyData(element: HTMLElement, { data }: Scenario): void {
  const [scenarioData, ...examples] = element.querySelectorAll('script[type="application/json"]');
  if (data === undefined) scenarioData?.remove();
  for (const example of examples) example.remove();
}

function replaceData(element: HTMLElement, text: string): void {
  element.querySelector('script[type="application/json"]')?.remove();
  if (text.trim() === '') return;
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = text;
  element.prepend(script);
}

/** Keeps the scenario's data in place. */
function replaceContent(element: HTMLElement, html: string): void {
  const data = element.querySelector('script[type="application/json"]');
  const content = document.createElement('template');
  content.innerHTML = html;
  element.replaceChildren(...(data ? [data] : []), content.content);
}
