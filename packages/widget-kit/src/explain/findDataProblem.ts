import type { MarkupProblem } from './MarkupProblem';

/** What is wrong with the JSON of a mount point, as far as that can be told without knowing its shape. */
export function findDataProblem(element: Element): MarkupProblem | undefined {
  const text = element.querySelector('script[type="application/json"]')?.textContent;
  if (!text?.trim()) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    if (/&(quot|#34|amp|lt);/.test(text)) return { kind: 'escaped-data' };
    return { kind: 'broken-data', message: error instanceof Error ? error.message : String(error) };
  }
}
