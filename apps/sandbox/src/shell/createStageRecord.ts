import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Violation } from '../stage/findViolations';
import type { LogLine, StageMessage, StageStatus } from '../stage/StageMessage';

/** Older lines are removed, so that a page that is left open does not grow without limit. */
const MAX_LINES = 200;

interface StageRecordState {
  status: StageStatus;
  /** What axe found; undefined if there was no check since the page last changed. */
  violations: readonly Violation[] | undefined;
  /** The newest last; `id` is incremented. */
  lines: readonly (LogLine & { id: number })[];
}

export interface StageRecord extends StoreApi<StageRecordState> {
  handleMessage(message: StageMessage): void;
  clear(): void;
  /** Called for a new page on the stage: clears everything about the previous one. */
  reset(): void;
}

/** What the stage has reported: the status of the widget, the violations and the log. */
export function createStageRecord(): StageRecord {
  const store = createStore<StageRecordState>(() => ({
    status: 'loading',
    violations: undefined,
    lines: [],
  }));
  let lastId = 0;
  return {
    ...store,
    handleMessage(message) {
      if (message.cityguide === 'status') store.setState({ status: message.status, violations: undefined });
      if (message.cityguide === 'violations') store.setState({ violations: message.violations });
      if (message.cityguide !== 'log') return;
      lastId += 1;
      const line = { ...message.line, id: lastId };
      store.setState(({ lines }) => ({ lines: [...lines, line].slice(-MAX_LINES) }));
    },
    clear: () => store.setState({ lines: [] }),
    reset: () => store.setState({ status: 'loading', violations: undefined, lines: [] }),
  };
}
