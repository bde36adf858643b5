import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'The form of the page' },
  { name: 'Nothing in the page', content: '' },
  { name: 'Contests, without a title', options: { type: 'contests' }, content: '' },
  { name: 'A title of its own', options: { type: 'foods', title: 'Where shall we eat?' }, content: '' },
  { name: 'Slow', backend: 'slow' },
  { name: 'Error', backend: 'error' },
];
