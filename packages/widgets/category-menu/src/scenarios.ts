import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

/** Situations that a developer or an editor wants to see. */
export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Ready' },
  {
    name: 'A drop-down alone',
    content: '<form><select><option value="/restaurants/n/7/annex/">Restaurants</option></select></form>',
  },
  { name: 'Nothing in the page', content: '' },
];
