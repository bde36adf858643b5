import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { areas } from './areas.mjs';
import { scoreReport } from './scoreReport.mjs';
import { hasFallen, scoreTable } from './scoreTable.mjs';

/**
 * @param {string} status
 * @param {number} line
 * @param {string} replacement
 */
const mutant = (status, line, replacement = 'false') => ({
  status,
  replacement,
  mutatorName: 'ConditionalExpression',
  location: { start: { line } },
});
const files = {
  'src/a.ts': { mutants: [mutant('Killed', 1), mutant('Timeout', 2), mutant('CompileError', 3)] },
  'src/b.ts': { mutants: [mutant('Survived', 4, '{\n  }'), mutant('NoCoverage', 5), mutant('Ignored', 6)] },
};

describe('the score of an area', () => {
  it('is the share of the mutants that a test detected; what does not compile or run does not count', () => {
    expect(scoreReport([{ files }])).toEqual({
      killed: 2,
      total: 4,
      percent: 50,
      survivors: [{ place: 'src/b.ts:4', change: 'ConditionalExpression: { }' }],
      uncovered: [{ place: 'src/b.ts:5', change: 'ConditionalExpression: false' }],
    });
  });

  it('is that of all parts of the area together', () => {
    expect(scoreReport([{ files }, { files: { 'src/c.ts': files['src/a.ts'] } }])).toMatchObject({
      killed: 4,
      total: 6,
    });
  });

  it('is null if there are no mutants', () => {
    expect(scoreReport([{ files: {} }])).toMatchObject({ total: 0, percent: null });
  });

  it('has fallen if it is lower than its minimum', () => {
    const score = scoreReport([{ files }]);
    expect(hasFallen({ name: 'a', score })).toBe(false);
    expect(hasFallen({ name: 'a', atLeast: 50, score })).toBe(false);
    expect(hasFallen({ name: 'a', atLeast: 51, score })).toBe(true);
    expect(hasFallen({ name: 'a', atLeast: 51 })).toBe(false);
  });
});

describe('the table of areas', () => {
  it('counts each, says what is below the goal, and which was not run', () => {
    const score = scoreReport([{ files }]);
    const rows = [
      { name: 'a', score },
      { name: 'b', atLeast: 60, score },
      { name: 'c', score: scoreReport([{ files: { 'src/a.ts': files['src/a.ts'] } }]) },
      { name: 'd' },
    ];
    expect(scoreTable(rows).split('\n').slice(2)).toEqual([
      '| a | 4 | 2 | 1 | 1 | 50.0 % | goal 85 % |',
      '| b | 4 | 2 | 1 | 1 | 50.0 % | was 60 % |',
      '| c | 2 | 2 | 0 | 0 | 100.0 % |  |',
      '| d |  |  |  |  | not run |  |',
      '',
    ]);
  });
});

describe('the list of areas', () => {
  it.each(areas)('$name has existing files', ({ folder, parts = [] }) => {
    const isThere = (/** @type {string} */ name) => existsSync(path.join(root, folder, name));
    expect(isThere('jest.config.mjs')).toBe(true);
    // Each alternative of a pattern, up to its first wild card.
    const named = parts
      .flatMap(({ mutate = [], tests = [] }) => [...mutate, ...tests])
      .filter((pattern) => !pattern.startsWith('!'))
      .flatMap(expandBraces)
      .map((pattern) => pattern.replace(/\/?[^/]*\*.*/, ''));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

/**
 * `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`.
 * @param {string} pattern
 * @returns {string[]}
 */
function expandBraces(pattern) {
  const [, start = '', alternatives, end = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  if (alternatives === undefined) return [pattern];
  return alternatives.split(',').flatMap((alternative) => expandBraces(start + alternative + end));
}
