import { createRandom } from '../random';
import { createSlug } from './createSlug';
import { expandPhrase } from './expandPhrase';

it.each([
  ['Trinity’s Pub & Grill', 'trinitys-pub-and-grill'],
  ['Phở Anh 🍜', 'pho-anh'],
  ['Pâtisserie Côté', 'patisserie-cote'],
  ['🍜', 'place'],
])('turns %s into the slug %s', (name, slug) => expect(createSlug(name)).toBe(slug));

const random = () => createRandom('phrase');

it('fills nested slots and corrects articles', () => {
  const grammar = { animal: ['owl'], where: ['a {animal} at a window'] };
  expect(expandPhrase('See {where}.', { grammar, random: random() })).toBe('See an owl at a window.');
});

it('names the slot that is missing, and rejects circular slots', () => {
  expect(() => expandPhrase('{colour}', { grammar: {}, random: random() })).toThrow('{colour}');
  expect(() => expandPhrase('{a}', { grammar: { a: ['{a}'] }, random: random() })).toThrow('circles');
});

it('returns the same stream for the same key, and a different one for another key', () => {
  const take = (key: string) => Array.from({ length: 5 }, createRandom(key).next);
  expect(take('one')).toEqual(take('one'));
  expect(take('one')).not.toEqual(take('two'));
});
