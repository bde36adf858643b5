import { groupByLetter } from './groupByLetter';

const named = (names: string[]) => names.map((name) => ({ name }));

it('sorts by the rules of the language and puts accented letters under their base letter', () => {
  const groups = groupByLetter(named(['Étang', 'Weston', 'Eglinton', 'Annex', 'école', 'Zoo']), 'en-CA');
  expect(groups.map(({ letter }) => letter)).toEqual(['A', 'E', 'W', 'Z']);
  expect(groups[1]?.items.map(({ name }) => name)).toEqual(['école', 'Eglinton', 'Étang']);
});

it('returns no groups for an empty list', () => {
  expect(groupByLetter([], 'en-CA')).toEqual([]);
});
