import { foldText } from './foldText';

it.each([
  ['  École  RAMEN ', 'ecole ramen'],
  ['Ñandú', 'nandu'],
  ['北京', '北京'],
  ['', ''],
])('LIST-7 %j is ordered as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
