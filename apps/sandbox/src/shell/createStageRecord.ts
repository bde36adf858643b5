import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Violation } from '../stage/findViolations';
import type { LogLine, StageMessage, StageStatus } from '../stage/StageMessage';

/** Older lines go: a page that is left open must not grow without end. */
const MAX_LINES = 200;

interface Record {
  status: StageStatus;
  /** What axe found; undefined where nobody asked since the page last changed. */
  violations: readonly Violation[] | undefined;
  /** The newest last; `id` counts up. */
  lines: readonly (LogLine & { id: number })[];
}

export interface StageRecord extends StoreApi<Record> {
  hear(message: StageMessage): void;
  clear(): void;
  /** A fresh page stands on the stage: what the one before told is past. */
  begin(): void;
}

/** What the stage has told: how the widget is doing and the log. */
export function createStageRecord(): StageRecord {
  const store = createStore<Record>(() => ({ status: 'loading', violations: undefined, lines: [] }));
  let lastId = 0;
  return {
    ...store,
    hear(message) {
      if (message.cityguide === 'status') store.setState({ status: message.status, violations: undefined });
      if (message.cityguide === 'violations') store.setState({ violations: message.violations });
      if (message.cityguide !== 'log') return;
      lastId += 1;
      const line = { ...message.line, id: lastId };
      store.setState(({ lines }) => ({ lines: [...lines, line].slice(-MAX_LINES) }));
    },
    clear: () => store.setState({ lines: [] }),
    begin: () => store.setState({ status: 'loading', violations: undefined, lines: [] }),
  };
}
