import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

/** The hash of the URL selects the page. */
export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Member', member: true },
  { name: 'Guest' },
  { name: 'Loading', member: true, backend: 'loading' },
  { name: 'Slow', member: true, backend: 'slow' },
  { name: 'Empty', member: true, backend: 'empty' },
  { name: 'Error', member: true, backend: 'error' },
  { name: 'Many', member: true, backend: 'many' },
];
