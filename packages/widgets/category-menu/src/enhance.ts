import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { completeForm, undoForm } from './completeForm';
import { definition } from './definition';
import { goTo } from './goTo';
import { findMessages } from './messages';

const findSelect = (element: HTMLElement) => element.querySelector('select');

/** Keys that end a choice: they open the list of options, and take one. With others a visitor only looks through them. */
const FIRM_KEYS = [' ', 'Enter'];

/**
 * Choosing goes to the item's page (HOOD-1): at once for a pointer or a finger. By keyboard every arrow changes a closed
 * drop-down, so it waits for Enter or the button: nobody is taken away by looking (WCAG 3.2.2).
 */
export function enhance({ listen, site }: EnhanceContext): Enhancement<typeof definition> {
  const words = findMessages(site);
  /** The last key since a pointer was used; a change follows it. */
  let lastKey: string | undefined;
  let isWaiting = false;

  function go(element: HTMLElement): void {
    isWaiting = false;
    const path = findSelect(element)?.value;
    if (path) goTo(path, element);
    else findSelect(element)?.focus();
  }

  listen('pointerdown', () => (lastKey = undefined));
  listen('keydown', (event, element) => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    lastKey = event.key;
    if (event.key !== 'Enter' || !isWaiting) return;
    event.preventDefault();
    go(element);
  });
  listen('change', (_, element) => {
    const isFirm = lastKey === undefined || FIRM_KEYS.includes(lastKey);
    if (isFirm && findSelect(element)?.value) go(element);
    else isWaiting = true;
  });
  listen('submit', (event, element) => {
    event.preventDefault();
    go(element);
  });

  const elements = new Set<HTMLElement>();
  // Back brings the page as it was left; the same category could not be chosen again.
  const startOver = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const select of [...elements].map(findSelect)) if (select) select.value = '';
  };
  window.addEventListener('pageshow', startOver);

  return {
    add(element) {
      elements.add(element);
      element.setAttribute('data-cg-scope', definition.name);
      const select = findSelect(element);
      if (select) completeForm(select, words);
    },
    remove(element) {
      elements.delete(element);
      element.removeAttribute('data-cg-scope');
      undoForm(element);
    },
    stop: () => window.removeEventListener('pageshow', startOver),
  };
}
