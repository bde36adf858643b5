import { createPageImpactGoals } from './createPageImpactGoals.mjs';

const page = /** @type {const} */ ({ at: 'slow', of: 'all of ours' });
const versusGhost = { ...page, to: 'all of Ghost' };
const over = 'page alone';
const federation = /** @type {const} */ ({ at: 'slow', of: 'federation, eager', to: 'one bundle, eager' });

/** @type {import('./Goal.mjs').Goal[]} */
export const pageGoals = [
  { id: 'P1', words: 'whole page: JavaScript', ...versusGhost, metric: 'jsKB', max: 0.1 },
  {
    id: 'P1',
    words: 'whole page: copies of React',
    ...page,
    metric: 'reacts',
    max: 1,
    unit: '',
    always: true,
  },
  { id: 'P1', words: 'whole page ready', ...versusGhost, metric: 'ready', max: 0.22 },
  {
    id: 'P1',
    words: 'whole page: heap over the page',
    ...versusGhost,
    at: 'heap',
    over,
    metric: 'heapKB',
    max: 0.16,
  },
  { id: 'P1', words: 'whole page: blocking time', ...versusGhost, metric: 'blockingMs', max: 0.15 },
  { id: 'P2', words: 'federation: JavaScript', ...federation, metric: 'jsKB', max: 1.15 },
  { id: 'P2', words: 'federation: all drawn', ...federation, metric: 'ready', max: 1.15 },
  {
    id: 'G1',
    words: 'first twelve cards',
    at: 'slow',
    of: 'grid',
    to: 'React grid',
    metric: 'ready',
    max: 0.85,
  },
  ...createPageImpactGoals('bar', 'page alone'),
  ...createPageImpactGoals('grid', 'page alone'),
  ...createPageImpactGoals('save buttons', 'home alone'),
];
