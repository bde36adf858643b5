import type { LoginStore } from '@cityguide/store';
import { isPlainClick } from '../../first/clicks/isPlainClick';

const CHANGE_PASSWORD = '[data-cg-action="change-password"]';

/**
 * Any control of the page that says so opens the dialog to change the password; a link goes where it leads where this
 * script is not there, or is not wanted (new tab).
 */
export function hearAccountActions(login: Pick<LoginStore, 'displayChangePassword'>): () => void {
  function onClick(event: MouseEvent) {
    const control = event.target instanceof Element ? event.target.closest(CHANGE_PASSWORD) : null;
    if (!(control instanceof HTMLElement) || !isPlainClick(event)) return;
    event.preventDefault();
    // Safari focuses no button on a click, and the dialog would have nothing to give the focus back to.
    if (document.activeElement !== control) control.focus({ preventScroll: true });
    login.displayChangePassword();
  }
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
