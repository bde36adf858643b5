const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Hears pointer, focus or finger come to a mount point: the visitor will want it in a moment. */
export function hearIntent(onIntent: (element: HTMLElement) => void): void {
  const hear = ({ target }: Event) => {
    const element = target instanceof Element && target.closest<HTMLElement>('[data-widget]');
    if (element) onIntent(element);
  };
  for (const sign of SIGNS) document.addEventListener(sign, hear, { capture: true, passive: true });
}
