import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { definition } from './definition';

const findButton = (element: HTMLElement) => element.querySelector('button');

/** Turns the CMS's own buttons into switches: one listener for all of them, no state for each. */
export function enhance({ listen }: EnhanceContext): Enhancement<typeof definition> {
  listen('click', (event, element) => {
    const button = findButton(element);
    if (!button || !(event.target instanceof Node) || !button.contains(event.target)) return;
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
  });

  return {
    add(element, { isOn }) {
      element.setAttribute('data-cg-scope', definition.name);
      findButton(element)?.setAttribute('aria-pressed', String(isOn));
    },
    remove(element) {
      element.removeAttribute('data-cg-scope');
      findButton(element)?.removeAttribute('aria-pressed');
    },
    stop: () => undefined,
  };
}
