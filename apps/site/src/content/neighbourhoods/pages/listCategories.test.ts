import { listCategories } from './listCategories';

const types = [
  { id: 1, name: 'Restaurants', path: '/restaurants/' },
  { id: 2, name: 'Places', path: '/places/' },
];
const subTypes = ['Zed', 'Église', 'Eglinton', 'Annex'].map((name, index) => ({
  id: index + 11,
  name,
  type_id: 1,
  count: index + 1,
}));
const options = { types, subTypes, neighbourhood: { id: 7, path: '/annex/' }, language: 'en-CA' };

it('O-TXT-03 HOOD-1.sorted sorts categories by the rules of the language', () => {
  const [group] = listCategories(options);
  expect(group?.items.map(({ words }) => words)).toEqual([
    'All restaurants (10)',
    'Annex (4)',
    'Eglinton (3)',
    'Église (2)',
    'Zed (1)',
  ]);
});

it('HOOD-1.item-paths links the neighbourhood’s page of each category, and leaves out empty ones', () => {
  const groups = listCategories(options);
  expect(groups.map(({ name }) => name)).toEqual(['Restaurants']);
  expect(groups[0]?.items[0]?.path).toBe('/restaurants/n/7/annex/');
  expect(groups[0]?.items[1]?.path).toBe('/restaurants/n/7/annex/?sub_type=14');
});
