import ownBindLoader from './ownBindLoader.mjs';

/**
 * The function that a module exports.
 * @param {string} source
 * @returns {(...input: number[]) => unknown}
 */
function run(source) {
  const module = { exports: () => undefined };
  new Function('module', ownBindLoader(source))(module);
  return module.exports;
}

describe('ownBindLoader', () => {
  it('ANY-6.bind binds this and the first arguments without Function.prototype.bind', () => {
    const bind = jest.spyOn(Function.prototype, 'bind').mockImplementation(() => () => 'the page’s');
    const add = run(
      'const box = { deep: { add(a, b, c) { return [this.name, a, b, c]; } } };\nmodule.exports = box.deep.add.bind(\n { name: "own" }, 1, 2);',
    );
    const result = add(3);
    bind.mockRestore();
    expect(result).toEqual(['own', 1, 2, 3]);
  });

  it('leaves a module without such calls as it is, and rejects a form that it does not know', () => {
    expect(ownBindLoader('module.exports = 1;')).toBe('module.exports = 1;');
    expect(() => ownBindLoader('a.bind(b); module.exports = (() => 1).bind(null);')).toThrow(/a form/);
    expect(() => ownBindLoader('module.exports = find().bind(null); a.bind(b);')).toThrow(/a form/);
  });
});
