/** NEWS-1. */
const FADE_MS = 500;

/**
 * The form fades and gives way to a sentence in the same room, so that nothing below it moves. A screen reader hears the
 * sentence once: the focus goes to it where the form had it, otherwise it is announced.
 * @returns puts the form back
 */
export function giveWay(
  form: HTMLFormElement,
  { words, announce }: { words: string; announce(words: string): void },
): () => void {
  const thanks = document.createElement('p');
  thanks.className = 'cg-newsletter-thanks';
  thanks.tabIndex = -1;
  thanks.textContent = words;
  // By the clock, not by the end of a transition, which never comes where there is no motion (O-A11Y-02).
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timer = setTimeout(finish, isStill ? 0 : FADE_MS);

  function finish() {
    const hasFocus = form.contains(document.activeElement);
    thanks.style.minHeight = `${form.offsetHeight}px`;
    form.after(thanks);
    form.hidden = true;
    if (hasFocus) thanks.focus({ preventScroll: true });
    else announce(words);
  }

  return () => {
    clearTimeout(timer);
    thanks.remove();
    form.hidden = false;
  };
}
