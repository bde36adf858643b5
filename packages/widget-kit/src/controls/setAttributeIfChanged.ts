/** Writes only what changes: every write, even of the same value, makes the browser recalculate the control's style. */
export function setAttributeIfChanged(control: HTMLElement, attribute: string, value: string): void {
  if (control.getAttribute(attribute) !== value) control.setAttribute(attribute, value);
}
