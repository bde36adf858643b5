import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

const options = { articleId: 7, name: 'The best patios' };

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Guest', options },
  { name: 'Article', options, member: true },
  { name: 'Video', options: { videoId: 3, name: 'A day on the islands' }, member: true },
  { name: 'Event', options: { eventId: 5, name: 'Night market' }, member: true },
  { name: 'Ribbon alone', options: { ...options, look: 'icon' }, member: true },
  { name: 'Nothing in the page', options, content: '', member: true },
  { name: 'Slow', options, member: true, backend: 'slow' },
  { name: 'Error', options, member: true, backend: 'error' },
];
