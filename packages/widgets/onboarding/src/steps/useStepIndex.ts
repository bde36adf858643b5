import { useEffect, useState } from 'react';

/** The key of the step in the state of a history entry. */
const STATE_KEY = 'cityguideOnboardingStep';

export interface StepIndex {
  index: number;
  forward(): void;
  /** Goes back one step, like the browser's Back. */
  back(): void;
}

/** The index of the current step. Each step has a history entry, so that the browser's Back works for steps. */
export function useStepIndex(count: number): StepIndex {
  const [index, setIndex] = useState(() => Math.min(readStep(history.state) ?? 0, count - 1));

  useEffect(() => history.replaceState(withStep(index), ''), [index]);
  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      const step = readStep(state);
      // Links within the page add entries without a step, which change nothing here.
      if (step !== undefined) setIndex(Math.min(step, count - 1));
    };
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [count]);

  function show(step: number) {
    history.pushState(withStep(step), '');
    setIndex(step);
  }

  return {
    index,
    forward: () => show(index + 1),
    back: () => (readStep(history.state) === index ? history.back() : show(index - 1)),
  };
}

function readStep(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !(STATE_KEY in state)) return undefined;
  const step = state[STATE_KEY];
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 ? step : undefined;
}

/** The entry's state with the step added; the page's own state is kept. */
function withStep(step: number): object {
  const current: unknown = history.state;
  return { ...(typeof current === 'object' ? current : {}), [STATE_KEY]: step };
}
