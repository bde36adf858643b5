import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Ready' },
  {
    name: 'A drop-down alone',
    content: '<form><select><option value="/restaurants/n/7/annex/">Restaurants</option></select></form>',
  },
  { name: 'Nothing in the page', content: '' },
];
