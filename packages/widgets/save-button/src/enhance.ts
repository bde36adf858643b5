import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { createIndex } from './createIndex';
import { createKeptContent } from './createKeptContent';
import type { definition } from './definition';
import { dressControl, undressControl } from './dressControl';
import { findControl } from './findControl';
import { findMessages } from './messages';
import { paintControl } from './paintControl';
import { swapWords } from './swapWords';

/** Attributes are checked before a mount point is added, so that what stands there is the id. */
const idOf = (element: HTMLElement) => Number(element.dataset.listingId);

/**
 * Safari focuses no button on a press, and the log-in would have nothing to give the focus back to. Where the browser has
 * done it, asking again would have it lay out the page before the press shows.
 */
function focusPressed(control: HTMLElement | null): void {
  if (control !== document.activeElement) control?.focus({ preventScroll: true });
}

const isOnControl = ({ target }: Event, element: HTMLElement) =>
  target instanceof Node && findControl(element)?.contains(target) === true;

/**
 * Turns the CMS's links into save buttons, thousands as one: two listeners and one subscription for all of them, and
 * nothing kept for each but its place in the index.
 */
export function enhance({ store, site, listen }: EnhanceContext): Enhancement<typeof definition> {
  const { favourites } = store;
  const words = findMessages(site);
  const elements = createIndex();
  const kept = createKeptContent();

  function paint(element: HTMLElement, id: number) {
    const control = findControl(element);
    if (!control) return;
    const isSaved = favourites.isSaved(id);
    paintControl(control, { isSaved, name: element.dataset.name?.trim() ?? '', words });
    swapWords(control, kept, isSaved ? words.saved : undefined);
  }

  function toggle(event: Event, element: HTMLElement) {
    const control = findControl(element);
    if (!control || !isOnControl(event, element)) return;
    event.preventDefault();
    // From now on a saved heart may pop: the visitor's press, never the page's loading, sets it moving.
    control.dataset.cgPressed = '';
    favourites.toggle(idOf(element));
  }

  listen('click', (event, element) => {
    // Ctrl, Command, Shift: the visitor wants the link's page in another tab or window.
    const wantsPage = event.ctrlKey || event.metaKey || event.shiftKey;
    if (wantsPage) return;
    if (isOnControl(event, element)) focusPressed(findControl(element));
    toggle(event, element);
  });
  listen('keydown', (event, element) => {
    const isLink = event.target instanceof HTMLAnchorElement;
    if (event.key === ' ' && isLink && !event.repeat) toggle(event, element);
    else if (event.key === ' ' && isLink) event.preventDefault();
  });
  const unsubscribe = favourites.subscribeChanges((ids) => {
    for (const id of ids) for (const element of elements.find(id)) paint(element, id);
  });
  favourites.need();

  return {
    add(element, { listingId }) {
      elements.add(listingId, element);
      dressControl(element, { kept, words });
      paint(element, listingId);
    },
    remove(element) {
      elements.remove(idOf(element), element);
      undressControl(element, { kept });
    },
    stop() {
      unsubscribe();
      elements.clear();
    },
  };
}
