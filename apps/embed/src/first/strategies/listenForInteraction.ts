const INTERACTION_EVENTS = ['pointerover', 'focusin', 'touchstart'];

/** Detects pointer, focus or touch on a mount point: the visitor will need it in a moment. */
export function listenForInteraction(onInteraction: (element: HTMLElement) => void): void {
  const listener = ({ target }: Event) => {
    const element = target instanceof Element && target.closest<HTMLElement>('[data-widget]');
    if (element) onInteraction(element);
  };
  for (const type of INTERACTION_EVENTS)
    document.addEventListener(type, listener, { capture: true, passive: true });
}
