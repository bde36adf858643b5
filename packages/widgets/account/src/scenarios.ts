import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

/** The dialogs open when a log-in is requested; the sandbox has buttons for that. */
export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Guest' },
  { name: 'Member', member: true },
  { name: 'Loading', backend: 'loading' },
  { name: 'Slow', backend: 'slow' },
  { name: 'Error', backend: 'error' },
];
