import type { Scenario, WidgetDefinition } from '@cityguide/widget-kit';
import { controlsOf, snippetOf } from '@cityguide/widget-kit/documents';

interface MountPointOrder {
  definition: WidgetDefinition;
  scenario: Scenario;
  /** Attribute texts by option name, also such as the widget will refuse. */
  texts: Readonly<Record<string, string>>;
}

/** The element that the CMS would have in its page, made from the same snippet that editors paste. */
export function createMountPoint({ definition, scenario, texts }: MountPointOrder): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = snippetOf(definition, { data: scenario.data });
  const element = template.content.firstElementChild as HTMLElement;
  if (scenario.content !== undefined) replaceContent(element, scenario.content);
  for (const { name, attribute } of controlsOf(definition)) {
    const text = texts[name];
    if (text === undefined) continue;
    element.setAttribute(attribute, text);
  }
  return element;
}

/** The scenario's data stays where it is. */
function replaceContent(element: HTMLElement, html: string): void {
  const data = element.querySelector('script[type="application/json"]');
  const content = document.createElement('template');
  content.innerHTML = html;
  element.replaceChildren(...(data ? [data] : []), content.content);
}
