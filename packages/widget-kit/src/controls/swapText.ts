/**
 * Sets the control's text, or without `text` restores what the CMS had written. That stays in an attribute, so that a
 * copy of the control has it too. A control that contains an image keeps its content.
 */
export function swapText(control: HTMLElement, text?: string): void {
  if (control.querySelector('img, svg')) return;
  const original = control.dataset.cgText;
  if (text !== undefined) {
    if (original === undefined) control.dataset.cgText = control.textContent ?? '';
    // The whole content, not its text node: a page translator may have wrapped that.
    control.textContent = text;
  } else if (original !== undefined) {
    control.textContent = original;
    delete control.dataset.cgText;
  }
}
