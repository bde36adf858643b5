import type { OriginalContent } from './createOriginalContent';

/**
 * Sets the control's text, or without `text` restores what the CMS had written. A control that contains an image keeps
 * its content.
 */
export function swapText(control: HTMLElement, originalContent: OriginalContent, text?: string): void {
  if (control.querySelector('img, svg')) return;
  const original = originalContent.texts.get(control);
  if (text !== undefined) {
    if (original === undefined) originalContent.texts.set(control, control.textContent ?? '');
    // The whole content, not its text node: a page translator may have wrapped that.
    control.textContent = text;
  } else if (original !== undefined) {
    control.textContent = original;
    originalContent.texts.delete(control);
  }
}
