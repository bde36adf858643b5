import { bareOf, wholePages } from '../suites/whole/wholePages.mjs';
import { createPageImpactGoals } from './createPageImpactGoals.mjs';

export const wholeGoals = wholePages.flatMap(({ name }) =>
  createPageImpactGoals(name, bareOf(name), { id: 'W1', depth: 'deepest' }),
);
