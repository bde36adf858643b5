import type { Fault } from '@cityguide/widget-kit';
import { type Action, actions, type Options } from './definition';

const isAction = (word: string): word is Action => actions.some((action) => action === word);

/** The actions that a row shows; words that are none are told to the editor. */
export function readActions(
  element: HTMLElement,
  { show }: Pick<Options, 'show'>,
  report: (fault: Fault) => void,
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
