import type { Action } from './definition';

/** The CMS's own control for an action, as it has marked it. A link without an address cannot take the focus and is none. */
export const findMarked = (action: Action) => (element: HTMLElement) =>
  element.querySelector<HTMLElement>(`:is(a[href], button)[data-cg-action="${action}"]`);
