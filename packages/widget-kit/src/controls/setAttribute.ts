/** Writes only what changes: every write, also of the same value, has the browser look at the control's style again. */
export function setAttribute(control: HTMLElement, attribute: string, value: string): void {
  if (control.getAttribute(attribute) !== value) control.setAttribute(attribute, value);
}
