import { findControl } from './findControl';
import type { SaveButtonMessages } from './messages';
import { swapWords, type KeptWords } from './swapWords';

/** Makes the CMS's link a button for assistive technology, or brings a button where the CMS wrote nothing to press. */
export function dressControl(element: HTMLElement, words: SaveButtonMessages): void {
  element.dataset.cgScope = 'save-button';
  const control = findControl(element) ?? appendButton(element, words);
  if (control instanceof HTMLAnchorElement) control.setAttribute('role', 'button');
}

/** Leaves the mount point as the CMS made it. */
export function undressControl(element: HTMLElement, kept: KeptWords): void {
  delete element.dataset.cgScope;
  const control = findControl(element);
  if (!control) return;
  if ('cgOwn' in control.dataset) return control.remove();
  swapWords(control, kept);
  delete control.dataset.cgPressed;
  if (control instanceof HTMLAnchorElement) control.removeAttribute('role');
  control.removeAttribute('aria-pressed');
  control.removeAttribute('aria-label');
}

function appendButton(element: HTMLElement, words: SaveButtonMessages): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.cgOwn = '';
  button.textContent = words.save;
  element.append(button);
  return button;
}
