import type { Scenario, WidgetDefinition } from '@cityguide/widget-kit';
import { controlsOf, snippetOf } from '@cityguide/widget-kit/documents';

interface MountPointOrder {
  definition: WidgetDefinition;
  scenario: Scenario;
  /** Attribute texts by option name, also such as the widget will refuse. */
  texts: Readonly<Record<string, string>>;
  /** JSON that stands in the place of the scenario's data, also such as the widget will refuse; blank is none. */
  dataText?: string | undefined;
}

/** The element that the CMS would have in its page, made from the same snippet that editors paste. */
export function createMountPoint({ definition, scenario, texts, dataText }: MountPointOrder): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = snippetOf(definition, { options: {}, data: scenario.data });
  const element = document.importNode(template.content, true).firstElementChild as HTMLElement;
  if (scenario.content !== undefined) replaceContent(element, scenario.content);
  keepOnlyData(element, scenario);
  if (dataText !== undefined) replaceData(element, dataText);
  for (const { name, attribute } of controlsOf(definition)) {
    const text = texts[name];
    if (text === undefined) continue;
    element.setAttribute(attribute, text);
  }
  return element;
}

/** Example data in the CMS's content would keep the widget from asking the backend, and the backend is what is looked at. */
function keepOnlyData(element: HTMLElement, { data }: Scenario): void {
  const [own, ...examples] = element.querySelectorAll('script[type="application/json"]');
  if (data === undefined) own?.remove();
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

/** The scenario's data stays where it is. */
function replaceContent(element: HTMLElement, html: string): void {
  const data = element.querySelector('script[type="application/json"]');
  const content = document.createElement('template');
  content.innerHTML = html;
  element.replaceChildren(...(data ? [data] : []), content.content);
}
