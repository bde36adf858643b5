import type { Scenario } from '@cityguide/widget-kit';
import type { definition } from './definition';

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Ready' },
  { name: 'Member', member: true },
  { name: 'First page from the page itself', data: firstPage() },
  { name: 'With title and search', options: { title: 'Restaurants', search: true, ordering: 'name' } },
  { name: 'Numbered pages', options: { paging: 'pages', ordering: 'name' }, backend: 'many' },
  {
    name: 'Numbered pages that wait',
    options: { paging: 'pages', loadOnInit: false, pageParameter: 'bars' },
    content: '',
  },
  {
    name: 'A choice of kinds',
    data: {
      ...firstPage(),
      sub_types: [
        { id: 11, name: 'Bakeries' },
        { id: 12, name: 'Pubs' },
      ],
    },
  },
  { name: 'With a map', options: { map: true } },
  { name: 'Distances from a place', options: { latitude: 43.6426, longitude: -79.3871 } },
  { name: 'Cards alone', options: { tabs: false, nearMe: false, loadMore: false, limit: 4 } },
  { name: 'Missing fields', data: { results: [{ id: 1, name: 'Nothing but a name' }], count: 1 } },
  { name: 'Loading', backend: 'loading' },
  { name: 'Empty', backend: 'empty' },
  { name: 'Error', backend: 'error' },
  { name: 'Slow', backend: 'slow' },
  { name: 'Many', backend: 'many', options: { limit: 48 } },
];

function firstPage() {
  const listing = {
    id: 42,
    name: 'Trinity’s Pub & Grill “Upstairs”',
    share_url: '/places/trinitys-pub/',
    rating: 4.5,
    address: '#3 - 120 King St W & Bay St',
    phone: '(416) 555-0123 ext. 45',
    website: 'trinity.example.com',
    coordinates: { latitude: 43.6479, longitude: -79.3832 },
    type: { id: 1, name: 'Restaurants', share_url: '/restaurants/' },
    sub_type: { id: 12, name: 'Pubs', share_url: '/restaurants/pubs/' },
    default_neighborhood: { id: 7, name: 'Annex', path: '/annex/' },
    dinesafe_establishment_id: '10412',
  };
  return { results: [listing], count: 1 };
}
