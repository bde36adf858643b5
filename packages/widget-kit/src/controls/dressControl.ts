import type { KeptContent } from './createKeptContent';
import { swapWords } from './swapWords';

/** A control that the CMS wrote for the widget, or that the widget brings. */
export interface ControlKind {
  /** What it does, which is also the name of its drawing in `controls.css`. */
  mark: string;
  /** What it says where the widget brings it. */
  words: string;
  /** The CMS's own control for it. */
  find(element: HTMLElement): HTMLElement | null;
}

/** Controls that are dressed carry what they do, for presses and for the style sheet. */
export const findDressed = (element: HTMLElement, mark: string): HTMLElement | null =>
  element.querySelector<HTMLElement>(`[data-cg-control="${mark}"]`);

/** Makes the CMS's link a button for assistive technology, or brings a button where the CMS wrote nothing to press. */
export function dressControl(
  element: HTMLElement,
  { find, mark, words }: ControlKind,
  kept: KeptContent,
): HTMLElement {
  const control = find(element) ?? appendButton(element, words);
  const label = control.getAttribute('aria-label');
  if (label !== null) kept.labels.set(control, label);
  if (control instanceof HTMLAnchorElement) control.setAttribute('role', 'button');
  control.dataset.cgControl = mark;
  return control;
}

/** What is ours on a control beside its label and its words. */
const OURS = [
  'data-cg-control',
  'data-cg-pressed',
  'data-cg-rated',
  'data-cg-copied',
  'aria-pressed',
  'aria-expanded',
];

/** Leaves the mount point's controls as the CMS made them. */
export function undressControls(element: HTMLElement, kept: KeptContent): void {
  for (const control of element.querySelectorAll<HTMLElement>('[data-cg-control]')) {
    if ('cgOwn' in control.dataset) control.remove();
    else undressControl(control, kept);
  }
}

function undressControl(control: HTMLElement, kept: KeptContent): void {
  swapWords(control, kept);
  for (const attribute of OURS) control.removeAttribute(attribute);
  if (control instanceof HTMLAnchorElement) control.removeAttribute('role');
  const label = kept.labels.get(control);
  if (label === undefined) control.removeAttribute('aria-label');
  else control.setAttribute('aria-label', label);
}

function appendButton(element: HTMLElement, words: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.cgOwn = '';
  button.textContent = words;
  element.append(button);
  return button;
}
