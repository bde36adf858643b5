interface KeyActions {
  step(by: 1 | -1): void;
  zoom(factor: number): void;
}

const ZOOM_FACTOR = 1.5;

/**
 * Arrows move, + and − zoom. One press is one step: the repeated events of a key that is held down are ignored.
 * @returns a function that removes the listener
 */
export function listenToKeys({ step, zoom }: KeyActions): () => void {
  const actions: Record<string, () => void> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    '+': () => zoom(ZOOM_FACTOR),
    '=': () => zoom(ZOOM_FACTOR),
    '-': () => zoom(1 / ZOOM_FACTOR),
    '0': () => zoom(0),
  };

  function handleKeyDown(event: KeyboardEvent) {
    const action = actions[event.key];
    // With Alt or Command the arrows are browser shortcuts, with Ctrl the zoom keys are.
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) action();
  }
  window.addEventListener('keydown', handleKeyDown);
  return () => window.removeEventListener('keydown', handleKeyDown);
}
