import { useState } from 'react';

export interface Choice {
  /** −1: none, the visitor is in the text. */
  index: number;
  /** One further or back, around the ends. */
  move(step: 1 | -1): void;
  drop(): void;
}

/** Which option the arrow keys are on. It goes with its option when a new answer moves that, and ends when that is gone. */
export function useChoice(keys: readonly string[]): Choice {
  const [chosen, setChosen] = useState<string | null>(null);
  const index = chosen === null ? -1 : keys.indexOf(chosen);
  return {
    index,
    move(step) {
      const from = index < 0 && step < 0 ? 0 : index;
      setChosen(keys[(from + step + keys.length) % keys.length] ?? null);
    },
    drop: () => setChosen(null),
  };
}
