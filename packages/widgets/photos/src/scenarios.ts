import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

/** Situations that a developer or an editor wants to see. */
export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Guest' },
  { name: 'Member', member: true },
  { name: 'With a heading', options: { title: 'Photos' } },
  { name: 'Backend does not answer', backend: 'loading' },
];
