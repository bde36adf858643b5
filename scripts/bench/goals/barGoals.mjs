const bar = /** @type {const} */ ({ at: 'slow', of: 'bar' });
const versusGhost = { ...bar, to: 'Ghost bar' };
const over = 'page alone';

/** @type {import('./Goal.mjs').Goal[]} */
export const barGoals = [
  { id: 'N1', words: 'bar: JavaScript before ready', ...bar, metric: 'jsReadyKB', max: 6, unit: 'KB' },
  { id: 'N1', words: 'bar: JavaScript with both panels', ...bar, metric: 'jsAllKB', max: 70, unit: 'KB' },
  { id: 'N2', words: 'bar ready', ...versusGhost, metric: 'ready', max: 0.19 },
  { id: 'N3', words: 'bar: blocking time, React on idle', ...versusGhost, metric: 'blockingMs', max: 0.12 },
  {
    id: 'N3',
    words: 'bar: blocking time over the page before the first intent',
    at: 'slow',
    of: 'bar on intent',
    over,
    metric: 'blockingMs',
    max: 0,
    unit: 'ms',
  },
  { id: 'N4', words: 'bar: CPU over the page', ...versusGhost, over, metric: 'taskMs', max: 0.2 },
  {
    id: 'N4',
    words: 'bar: heap over the page',
    ...versusGhost,
    at: 'heap',
    over,
    metric: 'heapKB',
    max: 0.08,
  },
  {
    id: 'N4',
    words: 'bar: DOM listeners over the page',
    ...versusGhost,
    over,
    metric: 'listeners',
    max: 0.3,
  },
  {
    id: 'N5',
    words: 'first log-in click to frame, after idle',
    ...versusGhost,
    metric: 'login.paint',
    max: 0.2,
  },
  {
    id: 'N5',
    words: 'a log-in click before React is there opens within',
    at: 'slow',
    of: 'bar, pressed early',
    metric: 'login.paint',
    max: 800,
    unit: 'ms',
  },
  { id: 'N6', words: 'search panel to frame', ...versusGhost, metric: 'search.paint', max: 0.2 },
];
