import { isFocusable } from '../focus/findFocusable';

/**
 * Where the focus goes when a dialog's contents appear: the first field where a keyboard is likely, else the heading,
 * since focusing a field on a phone would cover the dialog with the on-screen keyboard.
 */
export function findInitialFocus(contents: HTMLElement): HTMLElement | null {
  const hasKeyboard = window.matchMedia?.('(pointer: fine)').matches ?? true;
  const fields = [...contents.querySelectorAll<HTMLElement>('input, select, textarea')];
  const field = hasKeyboard ? fields.find(isFocusable) : undefined;
  return field ?? contents.querySelector<HTMLElement>('h2');
}
