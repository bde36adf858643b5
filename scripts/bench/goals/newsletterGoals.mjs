const box = { at: 'slow', of: 'newsletter' };
const beside = { ...box, to: 'Ghost sign-up' };
const over = 'page alone';

/** @type {import('./Goal.mjs').Goal[]} */
export const newsletterGoals = [
  { id: 'L1', words: 'newsletter: own code', ...box, metric: 'ownKB', max: 2.5, unit: 'KB' },
  {
    id: 'L1',
    words: 'newsletter: React before it is used',
    ...box,
    metric: 'reacts',
    max: 0,
    unit: '',
    always: true,
  },
  { id: 'L2', words: 'newsletter ready', ...beside, metric: 'ready', max: 0.6 },
  { id: 'L2', words: 'newsletter: CPU over the page', ...beside, over, metric: 'taskMs', max: 0.2 },
  {
    id: 'L2',
    words: 'newsletter: heap over the page',
    ...beside,
    at: 'heap',
    over,
    metric: 'heapKB',
    max: 0.1,
  },
];
