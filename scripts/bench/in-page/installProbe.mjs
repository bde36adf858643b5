/**
 * Runs in the page before its own scripts, as source text: it must not use anything from outside itself. Records when
 * each of `tests` first becomes true, paints, layout shifts and long tasks, and watches single actions.
 * @param {Record<string, () => unknown>} tests
 */
export function installProbe(tests) {
  if (window !== window.top || location.protocol === 'about:') return;
  const POLL_MS = 5;
  /** @type {import('./window').Probe} */
  const bench = { marks: {}, fcp: null, lcp: null, cls: 0, longTasks: [], action: null, watch };
  window.bench = bench;

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} onEntry
   */
  const observe = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  const isTrue = (/** @type {(() => unknown) | undefined} */ test) => {
    try {
      return Boolean(test?.());
    } catch {
      return false;
    }
  };

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (bench.lcp = startTime));
  observe('layout-shift', ({ value = 0, hadRecentInput }) => (bench.cls += hadRecentInput ? 0 : value));
  observe('longtask', ({ startTime, duration }) => bench.longTasks.push([startTime, duration]));

  const open = new Set(Object.keys(tests));
  function poll() {
    for (const name of open) {
      if (!isTrue(tests[name])) continue;
      open.delete(name);
      bench.marks[name] = performance.now();
      window.benchReport(name);
    }
    if (open.size > 0) setTimeout(poll, POLL_MS);
  }
  poll();

  /**
   * Watches one action: from the input event's own time stamp to `isDone`, and to the end of the frame after it; also
   * when each of `marks` first becomes true.
   * @type {import('./window').Probe['watch']}
   */
  function watch(isDone, marks = {}) {
    /** @type {import('./window').ProbedAction} */
    const action = {
      start: null,
      done: null,
      paint: null,
      marked: {},
      mutations: 0,
      wasDone: isTrue(isDone),
    };
    bench.action = action;
    const recordStart = (/** @type {Event} */ event) => (action.start = event.timeStamp);
    const observer = new MutationObserver((records) => {
      action.mutations += records.length;
      check();
    });
    function finish() {
      action.paint = performance.now();
      action.mutations += observer.takeRecords().length;
      observer.disconnect();
      for (const type of ['pointerdown', 'pointerup']) window.removeEventListener(type, recordStart, true);
      window.benchReport('action');
    }
    function check() {
      if (action.start === null || action.done !== null) return;
      for (const [name, test] of Object.entries(marks)) {
        if (action.marked[name] === undefined && isTrue(test)) action.marked[name] = performance.now();
      }
      if (!isTrue(isDone)) return;
      action.done = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = finish;
        port2.postMessage(0);
      });
    }
    (function pollAction() {
      check();
      if (action.done === null) setTimeout(pollAction, POLL_MS);
    })();
    for (const type of ['pointerdown', 'pointerup']) window.addEventListener(type, recordStart, true);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }
}
