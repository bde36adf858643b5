import { isListOf, isNumber, isObjectWith, isOptional, isRecordOf, isText, parseJson } from './parseJson.mjs';

const isRight = isObjectWith({
  name: isText,
  sizes: isRecordOf(isNumber),
  tags: isOptional(isListOf(isText)),
});
const parse = (/** @type {string} */ text) =>
  parseJson(text, { from: 'parts.json', isRight, expected: 'a name and sizes' });

describe('parseJson', () => {
  it('returns the data that is as expected, with what else it has', () => {
    const data = { name: 'bar', sizes: { js: 1 }, more: true };
    expect(parse(JSON.stringify(data))).toEqual(data);
  });

  it.each([
    ['a field is missing', { name: 'bar' }],
    ['a field has another type', { name: 'bar', sizes: { js: '1' } }],
    ['a list has an item of another type', { name: 'bar', sizes: {}, tags: [1] }],
    ['it is null', null],
    ['it is a list', []],
  ])('names the file and what it should have if %s', (_what, data) => {
    expect(() => parse(JSON.stringify(data))).toThrow(
      'parts.json cannot be read: it should have a name and sizes',
    );
  });

  it('names the file that is not JSON', () => {
    expect(() => parse('{ "name":')).toThrow(/^parts\.json cannot be read: .*JSON/);
  });
});
