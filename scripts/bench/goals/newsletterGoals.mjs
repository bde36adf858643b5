const newsletter = /** @type {const} */ ({ at: 'slow', of: 'newsletter' });
const versusGhost = { ...newsletter, to: 'Ghost sign-up' };
const over = 'page alone';

/** @type {import('./Goal.mjs').Goal[]} */
export const newsletterGoals = [
  { id: 'L1', words: 'newsletter: own code', ...newsletter, metric: 'ownKB', max: 2.5, unit: 'KB' },
  {
    id: 'L1',
    words: 'newsletter: React before it is used',
    ...newsletter,
    metric: 'reacts',
    max: 0,
    unit: '',
    always: true,
  },
  { id: 'L2', words: 'newsletter ready', ...versusGhost, metric: 'ready', max: 0.6 },
  { id: 'L2', words: 'newsletter: CPU over the page', ...versusGhost, over, metric: 'taskMs', max: 0.2 },
  {
    id: 'L2',
    words: 'newsletter: heap over the page',
    ...versusGhost,
    at: 'heap',
    over,
    metric: 'heapKB',
    max: 0.1,
  },
];
