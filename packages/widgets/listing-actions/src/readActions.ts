import type { MarkupIssue } from '@cityguide/widget-kit';
import { type Action, actions, type Options } from './definition';

const isAction = (name: string): name is Action => actions.some((action) => action === name);

/** The actions that a row shows; unknown ones are reported to the editor. */
export function readActions(
  element: HTMLElement,
  { show }: Pick<Options, 'show'>,
  report: (issue: MarkupIssue) => void,
): readonly Action[] {
  const chosen = show.filter(isAction);
  if (chosen.length === show.length) return chosen;
  report({
    widget: 'listing-actions',
    element,
    attribute: 'data-show',
    found: JSON.stringify(show.join(',')),
    allowed: `any of ${actions.join(', ')}, with commas`,
    used: chosen.join(',') || 'nothing',
  });
  return chosen;
}
