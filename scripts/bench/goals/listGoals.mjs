import { FEW, firstPages, MANY, nearest } from '../suites/lists/listLoads.mjs';

const cpu = /** @type {const} */ ({ id: 'S1', at: 'load', metric: 'cpuUs' });
const page = /** @type {const} */ ({ id: 'M2', at: 'load', metric: 'cpuUs' });
const right = /** @type {const} */ ({
  id: 'S2',
  at: 'load',
  metric: 'faults',
  unit: '',
  max: 0,
  always: true,
});

/** @type {import('./Goal.mjs').Goal[]} */
export const listGoals = [
  { ...cpu, words: 'CPU a request of a list that is kept', of: 'list, kept', to: 'static file', max: 1.4 },
  { ...cpu, words: 'CPU a request of a list that is made', of: 'list, made', to: 'static file', max: 8 },
  {
    ...cpu,
    words: `CPU a request of the ${firstPages(MANY)} listings`,
    of: firstPages(MANY),
    to: firstPages(FEW),
    max: 3,
  },
  {
    ...cpu,
    words: `CPU a request of the ${nearest(MANY)} listings`,
    of: nearest(MANY),
    to: firstPages(FEW),
    max: 3,
  },
  {
    ...page,
    words: 'CPU a request of a page that is cached',
    of: 'page, cached',
    to: 'static page',
    max: 1.4,
  },
  { ...page, words: 'CPU of a page that is rendered', of: 'page, rendered', unit: 'ms', each: 1000, max: 5 },
  {
    ...page,
    words: 'CPU of the home page, rendered',
    of: 'home page, rendered',
    unit: 'ms',
    each: 1000,
    max: 8,
  },
  { ...right, words: 'lists under load that went wrong', of: firstPages(MANY) },
];
