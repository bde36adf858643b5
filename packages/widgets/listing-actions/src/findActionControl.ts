import type { Action } from './definition';

/** The CMS's own control for an action. A link without `href` cannot be focused and does not count. */
export const findActionControl = (action: Action) => (element: HTMLElement) =>
  element.querySelector<HTMLElement>(`:is(a[href], button)[data-cg-action="${action}"]`);
