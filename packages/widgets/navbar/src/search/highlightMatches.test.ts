import { highlightMatches } from './highlightMatches';

const show = (name: string, query: string) =>
  highlightMatches(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('what is highlighted in a suggestion', () => {
  it.each([
    ['Ramen Isshin', 'ram', '[Ram]en Isshin'],
    ['Café Crème', 'CAFE creme', '[Café] [Crème]'],
    ['Cafe\u0301 Noir', 'café', '[Cafe\u0301] Noir'],
    ['Joe’s Diner', 'joes', '[Joe’s] Diner'],
    ['Joe’s Diner', "joe's", '[Joe’s] Diner'],
    ['Joe’s Diner', 'joe', '[Joe]’s Diner'],
    ['L’Été Indien', "l'ete", '[L’Été] Indien'],
    ['Straße 7', 'strass', '[Straß]e 7'],
    ['Łódź Deli', 'lodz', '[Łódź] Deli'],
    ['Bar Baron', 'bar', '[Bar] [Bar]on'],
    ['Aaa', 'aa', '[Aa]a'],
    ['Opera Ramen', 'ra', 'Opera [Ra]men'],
    ['L’Été Indien', 'ete', 'L’[Été] Indien'],
    ['Kensington-Chinatown', 'chi', 'Kensington-[Chi]natown'],
    ['東北京', '北', '東[北]京'],
    ['St Clair', 'st-cl', '[St] [Cl]air'],
    ['北京 House', '北', '[北]京 House'],
    ['🍜 Ramen', '🍜', '[🍜] Ramen'],
    ['The Annex', 'ramen', 'The Annex'],
    ['The Annex', "' -", 'The Annex'],
    ['<b>Bold</b>', '<b>', '[<b>]Bold</b>'],
    ['a.b*c', '.*', 'a.b*c'],
    ['', 'x', ''],
  ])('NAV-15 %j by %j', (name, query, shown) => {
    expect(show(name, query)).toBe(shown);
    const texts = highlightMatches(name, query).map(({ text }) => text);
    expect(texts.join('')).toBe(name);
  });
});
