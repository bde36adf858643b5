import { FEW, firstPages, MANY } from '../suites/lists/listLoads.mjs';

const cpu = /** @type {const} */ ({ id: 'S1', at: 'load', metric: 'cpuUs' });
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
  { ...right, words: 'lists under load that went wrong', of: firstPages(MANY) },
];
