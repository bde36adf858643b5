import type { MouseEvent } from 'react';

/**
 * Focuses the control that was pressed. Safari focuses no button on a mouse click, and a dialog opened by it
 * would have nothing to give the focus back to.
 */
export function focusPressed(event: MouseEvent<HTMLElement>): void {
  const control = event.currentTarget;
  if (control.ownerDocument.activeElement !== control) control.focus({ preventScroll: true });
}
