import type { MouseEvent } from 'react';

/**
 * Focuses the control that was pressed. Safari does not focus a button on a mouse click, so a dialog opened by it would
 * have no element to return the focus to.
 */
export function focusPressed(event: MouseEvent<HTMLElement>): void {
  const control = event.currentTarget;
  if (control.ownerDocument.activeElement !== control) control.focus({ preventScroll: true });
}
