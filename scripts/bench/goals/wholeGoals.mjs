import { bareOf, wholePages } from '../suites/whole/wholePages.mjs';
import { harmless } from './harmless.mjs';

export const wholeGoals = wholePages.flatMap(({ name }) =>
  harmless(name, bareOf(name), { id: 'W1', depth: 'deepest' }),
);
