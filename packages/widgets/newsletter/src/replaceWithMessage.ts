/** NEWS-1. */
const FADE_MS = 500;

/**
 * Fades the form out and replaces it with a message of the same height, so that nothing below it shifts. Screen
 * readers read the message once: it gets the focus if the form had it, otherwise it is announced. @returns a function
 * that restores the form
 */
export function replaceWithMessage(
  form: HTMLFormElement,
  { text, announce }: { text: string; announce(text: string): void },
): () => void {
  const thanks = document.createElement('p');
  thanks.className = 'cg-newsletter-thanks';
  thanks.tabIndex = -1;
  thanks.textContent = text;
  // By a timer, not by `transitionend`, which never fires with reduced motion (O-A11Y-02).
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timer = setTimeout(finish, isReducedMotion ? 0 : FADE_MS);

  function finish() {
    const hasFocus = form.contains(document.activeElement);
    thanks.style.minHeight = `${form.offsetHeight}px`;
    form.after(thanks);
    form.hidden = true;
    if (hasFocus) thanks.focus({ preventScroll: true });
    else announce(text);
  }

  return () => {
    clearTimeout(timer);
    thanks.remove();
    form.hidden = false;
  };
}
