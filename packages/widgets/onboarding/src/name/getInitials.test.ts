import { getInitials } from './getInitials';

it.each([
  ['Ada King Lovelace', 'AL'],
  ['  maya  ', 'M'],
  ['Jean-François', 'JF'],
  ['élodie d’Orsay', 'ÉD'],
  ['“Bo” (Roberta) Li', 'BL'],
  ['李 小龙', '李小'],
  ['42', ''],
  ['', ''],
])('DASH-5 %j is marked %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
