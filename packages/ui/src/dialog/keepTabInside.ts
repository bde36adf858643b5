import { listFocusable } from '../focus/findFocusable';

/** A `keydown`, React's or the browser's own, heard on the dialog. */
type KeyInDialog = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'
> & { currentTarget: HTMLElement };

/**
 * Lets Tab go round within a dialog. The page behind is inert, so that without this the focus would visit the browser's
 * own controls between the last stop and the first; there a keyboard user would believe to have left.
 */
export function keepTabInside(event: KeyInDialog): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = listFocusable(event.currentTarget);
  const { activeElement } = event.currentTarget.ownerDocument;
  const [first, last] = [stops[0], stops.at(-1)];
  const edge = event.shiftKey ? first : last;
  // The heading takes the focus but is no stop; from before the first stop Shift+Tab goes to the last one.
  const isBeforeAll =
    event.shiftKey && first !== undefined && activeElement !== null && precedes(activeElement, first);
  if (activeElement !== edge && !isBeforeAll) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const precedes = (element: Element, other: Element): boolean =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
