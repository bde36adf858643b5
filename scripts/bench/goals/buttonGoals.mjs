import { buttonsOf } from '../suites/buttons/createButtonCandidates.mjs';

/** @param {string} kind */
const many = (kind) => buttonsOf(kind, 3000);
const ours = { of: many('ours') };
const over = many('page alone');

/** @type {import('./Goal.mjs').Goal[]} */
export const buttonGoals = [
  {
    id: 'F1',
    words: 'CPU over the page',
    at: 'fast',
    ...ours,
    over,
    to: many('WordPress'),
    metric: 'taskMs',
    max: 0.15,
  },
  {
    id: 'F1',
    words: 'CPU over the page',
    at: 'fast',
    ...ours,
    over,
    to: many('Stimulus'),
    metric: 'taskMs',
    max: 0.25,
  },
  {
    id: 'F2',
    words: 'heap of each of 3,000 buttons',
    at: 'heap',
    ...ours,
    over,
    each: 3000,
    metric: 'heapKB',
    max: 0.5,
    unit: 'KB',
  },
  {
    id: 'F2',
    words: 'listeners of 3,000 buttons',
    at: 'fast',
    ...ours,
    over,
    metric: 'listeners',
    max: 200,
    unit: '',
  },
  {
    id: 'F2',
    words: 'listeners that 2,000 more buttons cost',
    at: 'heap',
    ...ours,
    over: buttonsOf('ours', 1000),
    metric: 'listeners',
    max: 0,
    unit: '',
  },
  {
    id: 'F3',
    words: '3,000 buttons right',
    at: 'cpu4',
    ...ours,
    to: many('WordPress'),
    metric: 'ready',
    max: 0.5,
  },
  {
    id: 'F3',
    words: 'longest task once our code is there',
    at: 'fast',
    ...ours,
    metric: 'longestTaskMs',
    max: 100,
    unit: 'ms',
    always: true,
  },
  {
    id: 'F3',
    words: 'press to both controls right',
    at: 'cpu4',
    ...ours,
    to: many('plain code'),
    metric: 'press.done',
    max: 1.2,
  },
];
