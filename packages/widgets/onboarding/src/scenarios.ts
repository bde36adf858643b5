import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Member', member: true },
  { name: 'Places from the page itself', member: true, data: popularPlaces() },
  { name: 'Guest' },
  { name: 'Loading', member: true, backend: 'loading' },
  { name: 'Slow', member: true, backend: 'slow' },
  { name: 'Empty', member: true, backend: 'empty' },
  { name: 'Error', member: true, backend: 'error' },
];

function popularPlaces() {
  const neighbourhood = { id: 7, name: 'Annex' };
  const names = [
    'Trinity’s Pub & Grill “Upstairs”',
    'Nothing but a name',
    'A name so long that it needs two lines',
  ];
  return {
    results: names.map((name, index) => ({
      id: index + 1,
      name,
      ...(index !== 1 && {
        image_url: `/images/places/${index}.jpg`,
        sub_type: { id: 12, name: 'Pubs' },
        default_neighborhood: neighbourhood,
      }),
    })),
  };
}
