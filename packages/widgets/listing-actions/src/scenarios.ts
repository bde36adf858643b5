import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

const options = { listingId: 42, name: 'Trinity’s Pub' };

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Guest', options },
  { name: 'Member', options, member: true },
  { name: 'Signs alone', options: { ...options, look: 'icon' }, member: true },
  { name: 'To-do and rating alone', options: { ...options, show: ['todo', 'rating'] }, member: true },
  { name: 'Nothing in the page', options, content: '', member: true },
  { name: 'Slow', options, member: true, backend: 'slow' },
  { name: 'Error', options, member: true, backend: 'error' },
];
