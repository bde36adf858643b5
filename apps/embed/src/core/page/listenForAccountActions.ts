import type { LoginStore } from '@cityguide/store';
import { isPlainClick } from '../../first/clicks/isPlainClick';

const CHANGE_PASSWORD = '[data-cg-action="change-password"]';

/**
 * Opens the dialog to change the password on a click on any control of the page with this action. Without this script,
 * and on a click that opens a new tab, the browser follows the link.
 */
export function listenForAccountActions(login: Pick<LoginStore, 'displayChangePassword'>): () => void {
  function onClick(event: MouseEvent) {
    const control = event.target instanceof Element ? event.target.closest(CHANGE_PASSWORD) : null;
    if (!(control instanceof HTMLElement) || !isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a button on a click, so the dialog would have no element to return the focus to.
    if (document.activeElement !== control) control.focus({ preventScroll: true });
    login.displayChangePassword();
  }
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
