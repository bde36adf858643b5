/** What the CMS wrote in a control, kept only while ours stand there: most controls of a page never change. */
export type KeptWords = WeakMap<HTMLElement, string>;

/**
 * Puts `words` in the control, or, without them, what the CMS had written. A control with a picture of its own keeps
 * its content as it is.
 */
export function swapWords(control: HTMLElement, kept: KeptWords, words?: string): void {
  if (control.querySelector('img, svg')) return;
  const original = kept.get(control);
  if (words !== undefined) {
    if (original === undefined) kept.set(control, control.textContent ?? '');
    // The whole content, not its text node: a page translator may have wrapped that.
    control.textContent = words;
  } else if (original !== undefined) {
    control.textContent = original;
    kept.delete(control);
  }
}
