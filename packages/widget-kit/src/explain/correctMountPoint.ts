import type { ManifestWidget } from '../manifest/Manifest';
import { explainMountPoint } from './explainMountPoint';
import type { MarkupProblem } from './MarkupProblem';

/** What a program can do about each problem; what only the editor knows, it leaves. */
function correct(element: Element, problem: MarkupProblem): void {
  switch (problem.kind) {
    case 'unknown-widget':
      if (problem.nearest) element.setAttribute('data-widget', problem.nearest);
      return;
    case 'smart-quotes':
      element.setAttribute(problem.attribute, problem.meant);
      return;
    case 'misspelt-option':
      element.setAttribute(problem.nearest, element.getAttribute(problem.attribute) ?? '');
      element.removeAttribute(problem.attribute);
      return;
    case 'unknown-option':
    case 'invalid-option':
      element.removeAttribute(problem.attribute);
      return;
    case 'escaped-data':
      for (const script of element.querySelectorAll('script[type="application/json"]'))
        script.textContent = unescape(script.textContent ?? '');
      return;
    case 'broken-data':
      for (const script of element.querySelectorAll('script[type="application/json"]')) script.remove();
      return;
    case 'missing-option':
      return;
  }
}

const unescape = (text: string) =>
  text
    .replaceAll(/&(quot|#34);/g, '"')
    .replaceAll('&lt;', '\\u003c')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A name that is corrected brings options that were not known before, so that a second look is taken. */
const MOST_LOOKS = 3;

/** A copy of a pasted mount point without the problems that a program can mend. */
export function correctMountPoint(element: Element, widgets: readonly ManifestWidget[]): Element {
  const copy = element.cloneNode(true) as Element;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { problems } = explainMountPoint(copy, widgets, { isSnippet: true });
    if (problems.length === 0) break;
    for (const problem of problems) correct(copy, problem);
  }
  return copy;
}
