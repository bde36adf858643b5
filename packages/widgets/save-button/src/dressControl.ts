import type { KeptContent } from './createKeptContent';
import { findControl } from './findControl';
import type { SaveButtonMessages } from './messages';
import { swapWords } from './swapWords';

interface Wardrobe {
  kept: KeptContent;
  words: SaveButtonMessages;
}

/** Makes the CMS's link a button for assistive technology, or brings a button where the CMS wrote nothing to press. */
export function dressControl(element: HTMLElement, { kept, words }: Wardrobe): void {
  element.dataset.cgScope = 'save-button';
  const control = findControl(element) ?? appendButton(element, words);
  const label = control.getAttribute('aria-label');
  if (label !== null) kept.labels.set(control, label);
  if (control instanceof HTMLAnchorElement) control.setAttribute('role', 'button');
}

/** Leaves the mount point as the CMS made it. */
export function undressControl(element: HTMLElement, { kept }: Pick<Wardrobe, 'kept'>): void {
  delete element.dataset.cgScope;
  const control = findControl(element);
  if (!control) return;
  if ('cgOwn' in control.dataset) return control.remove();
  swapWords(control, kept);
  delete control.dataset.cgPressed;
  if (control instanceof HTMLAnchorElement) control.removeAttribute('role');
  control.removeAttribute('aria-pressed');
  const label = kept.labels.get(control);
  if (label === undefined) control.removeAttribute('aria-label');
  else control.setAttribute('aria-label', label);
}

function appendButton(element: HTMLElement, words: SaveButtonMessages): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.cgOwn = '';
  button.textContent = words.save;
  element.append(button);
  return button;
}
