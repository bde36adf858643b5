import { findAllFocusable } from '../focus/findFocusable';

/** A `keydown` event on the dialog, React's or the browser's own. */
type DialogKeyEvent = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'
> & { currentTarget: HTMLElement };

/**
 * Makes Tab cycle within a dialog. The page behind is inert, so without this the focus would visit the browser's own
 * controls between the last control and the first, and a keyboard user would think they had left the dialog.
 */
export function trapTabKey(event: DialogKeyEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const focusable = findAllFocusable(event.currentTarget);
  const { activeElement } = event.currentTarget.ownerDocument;
  const [first, last] = [focusable[0], focusable.at(-1)];
  const edge = event.shiftKey ? first : last;
  // The heading takes the focus but is not a tab stop; from before the first stop Shift+Tab goes to the last one.
  const isBeforeAll =
    event.shiftKey && first !== undefined && activeElement !== null && precedes(activeElement, first);
  if (activeElement !== edge && !isBeforeAll) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const precedes = (element: Element, other: Element): boolean =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
