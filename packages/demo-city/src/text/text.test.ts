import { createRandom } from '../random';
import { createSlug } from './createSlug';
import { expandPhrase } from './expandPhrase';

it.each([
  ['Trinity’s Pub & Grill', 'trinitys-pub-and-grill'],
  ['Phở Anh 🍜', 'pho-anh'],
  ['Pâtisserie Côté', 'patisserie-cote'],
  ['🍜', 'place'],
])('makes of %s the address %s', (name, slug) => expect(createSlug(name)).toBe(slug));

const random = () => createRandom('phrase');

it('fills slots inside slots and mends articles', () => {
  const grammar = { animal: ['owl'], where: ['a {animal} at a window'] };
  expect(expandPhrase('See {where}.', { grammar, random: random() })).toBe('See an owl at a window.');
});

it('says which slot is missing, and refuses to go round in circles', () => {
  expect(() => expandPhrase('{colour}', { grammar: {}, random: random() })).toThrow('{colour}');
  expect(() => expandPhrase('{a}', { grammar: { a: ['{a}'] }, random: random() })).toThrow('circles');
});

it('gives the same stream for the same key and another for another', () => {
  const take = (key: string) => Array.from({ length: 5 }, createRandom(key).next);
  expect(take('one')).toEqual(take('one'));
  expect(take('one')).not.toEqual(take('two'));
});
