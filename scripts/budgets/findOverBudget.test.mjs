import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, widgetRoots } from '../paths.mjs';
import { findOverBudget } from './findOverBudget.mjs';

/** @type {typeof import('../../configs/budgets.json')} */
const budgets = JSON.parse(readFileSync(path.join(root, 'configs', 'budgets.json'), 'utf8'));

describe('byte budgets', () => {
  it('QUAL-3.widgets list what is larger, and what has none; the exact size is within', () => {
    /** @type {[string, number][]} */
    const parts = [
      ['bar js', 10.01],
      ['bar css', 2],
      ['map js', 1.5],
    ];
    expect(findOverBudget(parts, { 'bar js': 10, 'bar css': 2 })).toEqual([
      'bar js: 10.01 KiB, budget 10 KiB',
      'map js: no budget in configs/budgets.json; it has 1.50 KiB',
    ]);
  });

  it('QUAL-3.widgets exist for script and style of every widget', async () => {
    const names = (await widgetRoots()).map((dist) => path.basename(path.dirname(dist)));
    expect(names).toContain('listing-grid');
    const missing = names.filter(
      (name) => !Object.keys(budgets).some((label) => label.startsWith(`${name} `)),
    );
    expect(missing).toEqual([]);
  });

  it('QUAL-3.in-ci are checked at the end of the build, and everything that is tested is built before', () => {
    const stepsOf = (/** @type {string} */ script) =>
      readFileSync(path.join(root, 'scripts', script), 'utf8').match(/(?<=^(?:await )?run\w+\(')[\w.-]+/gm);
    expect(stepsOf('build.mjs')?.at(-1)).toBe('check-budgets.mjs');
    expect(stepsOf('test.mjs')).toEqual(expect.arrayContaining(['build.mjs', 'e2e.mjs']));
  });
});
