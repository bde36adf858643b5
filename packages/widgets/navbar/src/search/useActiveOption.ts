import { useState } from 'react';

export interface ActiveOption {
  /** −1: none, the cursor is in the text. */
  index: number;
  /** Moves one option forward or back, wrapping around the ends. */
  move(step: 1 | -1): void;
  clear(): void;
}

/**
 * The option that the arrow keys have activated. It stays active when a new response moves it, and is cleared when it
 * is gone.
 */
export function useActiveOption(keys: readonly string[]): ActiveOption {
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const index = activeKey === null ? -1 : keys.indexOf(activeKey);
  return {
    index,
    move(step) {
      const from = index < 0 && step < 0 ? 0 : index;
      setActiveKey(keys[(from + step + keys.length) % keys.length] ?? null);
    },
    clear: () => setActiveKey(null),
  };
}
