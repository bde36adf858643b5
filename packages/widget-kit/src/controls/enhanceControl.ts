import { swapText } from './swapText';

/** A control that the CMS wrote for the widget, or that the widget adds. */
export interface ControlKind {
  /** What it does; also the name of its icon in `controls.css`. */
  name: string;
  /** Its text where the widget adds it. */
  label: string;
  /** The CMS's own control for it. */
  find(element: HTMLElement): HTMLElement | null;
}

/** An enhanced control carries its name in an attribute, for the press handlers and the style sheet. */
export const findEnhancedControl = (element: HTMLElement, name: string): HTMLElement | null =>
  element.querySelector<HTMLElement>(`[data-cg-control="${name}"]`);

/** Turns the CMS's link into a button for assistive technology, or adds a button where the CMS wrote no control. */
export function enhanceControl(element: HTMLElement, { find, name, label: text }: ControlKind): HTMLElement {
  const control = find(element) ?? appendButton(element, text);
  const label = control.getAttribute('aria-label');
  if (label !== null) control.dataset.cgLabel = label;
  if (control instanceof HTMLAnchorElement) control.setAttribute('role', 'button');
  control.dataset.cgControl = name;
  return control;
}

/** The attributes that we add to a control, beside its label and text. */
const OWN_ATTRIBUTES = [
  'data-cg-control',
  'data-cg-pressed',
  'data-cg-rated',
  'data-cg-copied',
  'data-cg-label',
  'aria-pressed',
  'aria-expanded',
];

/** Restores the mount point's controls as the CMS wrote them, also in a copy of a mount point. */
export function restoreControls(element: HTMLElement): void {
  for (const control of element.querySelectorAll<HTMLElement>('[data-cg-control], [data-cg-own]')) {
    if ('cgOwn' in control.dataset) control.remove();
    else restoreControl(control);
  }
}

function restoreControl(control: HTMLElement): void {
  const label = control.dataset.cgLabel;
  swapText(control);
  for (const attribute of OWN_ATTRIBUTES) control.removeAttribute(attribute);
  if (control instanceof HTMLAnchorElement) control.removeAttribute('role');
  if (label === undefined) control.removeAttribute('aria-label');
  else control.setAttribute('aria-label', label);
}

function appendButton(element: HTMLElement, text: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.cgOwn = '';
  button.textContent = text;
  element.append(button);
  return button;
}
