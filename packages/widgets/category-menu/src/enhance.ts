import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { completeForm, restoreForm } from './completeForm';
import { definition } from './definition';
import { findMessages } from './messages';

const findSelect = (element: HTMLElement) => element.querySelector('select');

/** Keys that confirm a choice: they open the list of options, and select one. With others a visitor only browses. */
const COMMIT_KEYS = [' ', 'Enter'];

/**
 * Choosing goes to the item's page (HOOD-1): at once for a pointer or a finger. By keyboard every arrow changes a
 * closed drop-down, so it waits for Enter or the button: browsing the options must not navigate (WCAG 3.2.2).
 */
export function enhance({ listen, site }: EnhanceContext): Enhancement<typeof definition> {
  const messages = findMessages(site);
  /** The last key since a pointer was used; a `change` event follows it. */
  let lastKey: string | undefined;
  let hasPendingChange = false;

  function go(element: HTMLElement): void {
    hasPendingChange = false;
    const path = findSelect(element)?.value;
    if (path) followLink(path, element);
    else findSelect(element)?.focus();
  }

  listen('pointerdown', () => (lastKey = undefined));
  listen('keydown', (event, element) => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    lastKey = event.key;
    if (event.key !== 'Enter' || !hasPendingChange) return;
    event.preventDefault();
    go(element);
  });
  listen('change', (_, element) => {
    const isCommitted = lastKey === undefined || COMMIT_KEYS.includes(lastKey);
    if (isCommitted && findSelect(element)?.value) go(element);
    else hasPendingChange = true;
  });
  listen('submit', (event, element) => {
    event.preventDefault();
    go(element);
  });

  const elements = new Set<HTMLElement>();
  // Back restores the page as it was left, where choosing the same category would fire no `change`.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const select of [...elements].map(findSelect)) if (select) select.value = '';
  };
  window.addEventListener('pageshow', handlePageShow);

  return {
    add(element) {
      elements.add(element);
      element.setAttribute('data-cg-scope', definition.name);
      const select = findSelect(element);
      if (select) completeForm(select, messages);
    },
    remove(element) {
      elements.delete(element);
      element.removeAttribute('data-cg-scope');
      restoreForm(element);
    },
    stop: () => window.removeEventListener('pageshow', handlePageShow),
  };
}

/** Navigates by clicking a link inside the element, so that all click listeners for links apply. */
function followLink(path: string, element: HTMLElement): void {
  const link = document.createElement('a');
  link.href = path;
  // The path comes from the page's HTML; script URLs are rejected.
  if (link.protocol !== 'https:' && link.protocol !== 'http:') return;
  link.hidden = true;
  element.append(link);
  link.click();
  link.remove();
}
