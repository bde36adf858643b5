import { groupByLetter } from './groupByLetter';

const named = (names: string[]) => names.map((name) => ({ name }));

it('sorts as the language does and puts accents under their letter', () => {
  const groups = groupByLetter(named(['Étang', 'Weston', 'Eglinton', 'Annex', 'école', 'Zoo']), 'en-CA');
  expect(groups.map(({ letter }) => letter)).toEqual(['A', 'E', 'W', 'Z']);
  expect(groups[1]?.items.map(({ name }) => name)).toEqual(['école', 'Eglinton', 'Étang']);
});

it('groups nothing where there is nothing', () => {
  expect(groupByLetter([], 'en-CA')).toEqual([]);
});
