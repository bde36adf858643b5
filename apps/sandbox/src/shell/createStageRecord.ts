import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LogLine, StageMessage, StageStatus } from '../stage/StageMessage';

/** Older lines go: a page that is left open must not grow without end. */
const MAX_LINES = 200;

interface Record {
  status: StageStatus;
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
  const store = createStore<Record>(() => ({ status: 'loading', lines: [] }));
  let lastId = 0;
  return {
    ...store,
    hear(message) {
      if (message.cityguide === 'status') store.setState({ status: message.status });
      if (message.cityguide !== 'log') return;
      lastId += 1;
      const line = { ...message.line, id: lastId };
      store.setState(({ lines }) => ({ lines: [...lines, line].slice(-MAX_LINES) }));
    },
    clear: () => store.setState({ lines: [] }),
    begin: () => store.setState({ status: 'loading', lines: [] }),
  };
}
