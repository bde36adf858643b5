import { cardNames } from '../suites/cards/createCardCandidates.mjs';

const [ours, react] = cardNames;

/** @type {import('./Goal.mjs').Goal[]} */
export const cardGoals = [
  {
    id: 'G2',
    words: 'twelve cards more at 1,200, beside the same at 60',
    at: 'cpu4',
    of: ours,
    to: ours,
    metric: 'late.paint',
    toMetric: 'early.paint',
    max: 1.2,
  },
  {
    id: 'G2',
    words: 'saving one of 1,200 cards',
    at: 'cpu4',
    of: ours,
    to: react,
    metric: 'save.done',
    max: 0.2,
  },
];
