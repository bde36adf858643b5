import type { KeptContent } from './createKeptContent';

/**
 * Puts `words` in the control, or, without them, what the CMS had written. A control with a picture of its own keeps
 * its content as it is.
 */
export function swapWords(control: HTMLElement, kept: KeptContent, words?: string): void {
  if (control.querySelector('img, svg')) return;
  const original = kept.words.get(control);
  if (words !== undefined) {
    if (original === undefined) kept.words.set(control, control.textContent ?? '');
    // The whole content, not its text node: a page translator may have wrapped that.
    control.textContent = words;
  } else if (original !== undefined) {
    control.textContent = original;
    kept.words.delete(control);
  }
}
