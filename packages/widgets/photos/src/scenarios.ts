import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'A row that slides', options: { title: 'Photos' } },
  { name: 'A grid', options: { title: 'Photos', layout: 'grid' } },
  {
    name: 'Of one place, with upload',
    options: { title: 'Photos', listingId: 41, upload: true },
    member: true,
  },
  { name: 'From the page itself', data: firstPage() },
  { name: 'Loading', backend: 'loading' },
  { name: 'Empty', backend: 'empty' },
  { name: 'Empty, with upload', backend: 'empty', options: { listingId: 41, upload: true } },
  { name: 'Error', backend: 'error' },
  { name: 'Slow', backend: 'slow', options: { layout: 'grid' } },
];

function firstPage() {
  const complete = {
    id: 501,
    share_path: '/restaurants/osteria-lucchese/photos/501/',
    prism_image_url: '/images/photos/501.jpg',
    description: 'The counter “at opening time” & before',
    width: 1600,
    height: 1067,
  };
  const minimal = { id: 502, prism_image_url: '/images/photos/502.jpg' };
  return { results: [complete, minimal, { id: 503 }], count: 3 };
}
