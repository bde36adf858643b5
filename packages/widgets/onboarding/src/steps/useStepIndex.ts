import { useEffect, useState } from 'react';

/** Where an entry of the browser's history keeps the step that it shows. */
const STATE_KEY = 'cityguideOnboardingStep';

export interface StepIndex {
  index: number;
  forward(): void;
  /** One step back, as the browser's own Back. */
  back(): void;
}

/** The step that is shown. Each has an entry in the history, so that the browser's Back is the steps' too. */
export function useStepIndex(count: number): StepIndex {
  const [index, setIndex] = useState(() => Math.min(readStep(history.state) ?? 0, count - 1));

  useEffect(() => history.replaceState(withStep(index), ''), [index]);
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const step = readStep(state);
      // Links within the page have entries without a step: they change nothing here.
      if (step !== undefined) setIndex(Math.min(step, count - 1));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
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

/** The entry's state with the step; what the page itself keeps there stays. */
function withStep(step: number): object {
  const kept: unknown = history.state;
  return { ...(typeof kept === 'object' ? kept : {}), [STATE_KEY]: step };
}
