import type { WidgetDefinition } from '../definition/WidgetDefinition';
import type { MarkupIssue } from '../issues/MarkupIssue';
import { INVALID, parseShape } from './parseShape';

/** Browsers do not decode entities inside a script, so JSON that a template escaped for HTML arrives broken. */
function describeGoodJson(text: string): string {
  return text.includes('&quot;') || text.includes('&#34;')
    ? 'JSON as it is, not escaped for HTML; only write < as \\u003c'
    : 'valid JSON';
}

/**
 * Reads the JSON that the CMS put inside a mount point and checks it against the definition.
 * @returns `undefined` when there is none, or it cannot be used (which is reported)
 */
export function parseData<D>({
  definition,
  element,
  report,
}: {
  definition: Pick<WidgetDefinition, 'name'> & { readonly data?: WidgetDefinition<never, D>['data'] };
  element: Element;
  report(issue: MarkupIssue): void;
}): D | undefined {
  const text = definition.data && findDataScript(element)?.textContent?.trim();
  if (!definition.data || !text) return undefined;
  const context = { widget: definition.name, element };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const found = `not JSON (${String(error)})`;
    report({ ...context, path: '', found, allowed: describeGoodJson(text), used: 'no data' });
    return undefined;
  }
  const value = parseShape(definition.data, json, (issue) => report({ ...context, ...issue }));
  return value === INVALID ? undefined : (value as D);
}

/** The mount point's own JSON, not that of a nested mount point. */
function findDataScript(element: Element): Element | undefined {
  return [...element.querySelectorAll('script[type="application/json"]')].find(
    (script) => script.parentElement?.closest('[data-widget]') === element,
  );
}
