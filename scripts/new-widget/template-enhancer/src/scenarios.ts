import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Off' },
  { name: 'On', options: { isOn: true } },
  { name: 'Nothing in the page', content: '' },
];
