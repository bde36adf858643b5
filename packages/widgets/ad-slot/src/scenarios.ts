import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

const square = { slot: 'square' } as const;

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Filled', options: square },
  {
    name: 'Banner',
    options: { slot: 'leaderboard', desktop: '970x90', tablet: '728x90', mobile: '320x50' },
  },
  { name: 'Empty', options: { ...square, desktop: '300x600' }, backend: 'empty' },
  { name: 'Empty, without words of the page', options: square, content: '', backend: 'empty' },
  { name: 'Late', options: square, backend: 'slow' },
  { name: 'Blocked', options: square, backend: 'error' },
  { name: 'Hidden on phones', options: { ...square, mobile: 'none' } },
];
