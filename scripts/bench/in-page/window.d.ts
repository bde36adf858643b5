/** What `installProbe` records of one action; moments are in milliseconds since the page's start. */
export interface ProbedAction {
  start: number | null;
  done: number | null;
  paint: number | null;
  marked: Record<string, number>;
  mutations: number;
  /** It was done before the click: nothing could be measured. */
  wasDone: boolean;
}

/** What `installProbe` records of a page. */
export interface Probe {
  marks: Record<string, number>;
  fcp: number | null;
  lcp: number | null;
  cls: number;
  longTasks: [startMs: number, durationMs: number][];
  action: ProbedAction | null;
  watch(isDone: () => unknown, marks?: Record<string, () => unknown>): void;
}

declare global {
  interface Window {
    bench: Probe;
    benchReport(name: string): void;
    /** Ids of the listings that the page's visitor has saved. */
    benchSaved: Set<string | undefined>;
  }

  interface PerformanceEntry {
    /** Of a layout shift. */
    value?: number;
    hadRecentInput?: boolean;
  }
}
