interface KeyActions {
  step(by: 1 | -1): void;
  zoom(factor: number): void;
}

const CLOSER = 1.5;

/**
 * Arrows move, + and − zoom. One press is one step: a key that is held down repeats itself, and is heard once.
 * @returns ends it
 */
export function hearKeys({ step, zoom }: KeyActions): () => void {
  const presses: Record<string, () => void> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    '+': () => zoom(CLOSER),
    '=': () => zoom(CLOSER),
    '-': () => zoom(1 / CLOSER),
    '0': () => zoom(0),
  };

  function hear(event: KeyboardEvent) {
    const press = presses[event.key];
    // With Alt or Command the arrows are the browser's, with Ctrl the zoom is.
    if (!press || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) press();
  }
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}
