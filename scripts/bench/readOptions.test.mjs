import { readOptions } from './readOptions.mjs';

const everything = {
  mode: 'all',
  ids: ['N', 'L', 'P', 'G', 'C', 'V', 'R', 'X', 'W', 'F', 'A', 'S', 'I', 'D'],
  runs: 5,
  isKept: false,
  isBuilt: false,
};

describe('command line of the bench', () => {
  it('measures everything five times by default', () => {
    expect(readOptions([])).toMatchObject(everything);
    expect(readOptions(['--write'])).toMatchObject({ ...everything, isKept: true });
  });

  it('takes suites, rounds, a mode, and names that have commas in them', () => {
    expect(readOptions(['check', '--only', 'F,N', '--runs', '3', '--no-build'])).toMatchObject({
      mode: 'check',
      ids: ['F', 'N'],
      runs: 3,
      isBuilt: true,
    });
    expect(readOptions(['--candidates', 'bar,bar, pressed early']).names).toEqual([
      'bar',
      'bar, pressed early',
    ]);
  });

  it.each([
    [['--only', 'Q'], 'There is no suite Q; there are N, L, P, G, C, V, R, X, W, F, A, S, I, D.'],
    [['--runs', '0'], '--runs is "0"'],
    [['bars'], 'What is "bars"?'],
    [['--rounds', '3'], "Unknown option '--rounds'"],
    [['--write', '--only', 'F'], '--write keeps whole runs'],
  ])('says what is wrong with %j and what is allowed', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
    expect(() => readOptions(args)).toThrow('npm run bench -- [check | sizes]');
  });
});
