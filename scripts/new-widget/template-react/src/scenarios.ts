import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Guest' },
  { name: 'Member', member: true },
  { name: 'With a heading', options: { heading: 'The widget' } },
  { name: 'Backend does not answer', backend: 'loading' },
];
