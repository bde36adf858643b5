import { profiles } from '../browser/profiles.mjs';
import { suites } from '../suites/suites.mjs';
import { goals } from './goals.mjs';
import { evaluateGoal } from './evaluateGoal.mjs';
import { measureGoal } from './measureGoal.mjs';

const rounds = (/** @type {number[]} */ ...values) => values.map((ready, round) => ({ round, ready }));
/** @type {Parameters<typeof measureGoal>[0]} */
const goal = { at: 'slow', metric: 'ready', of: 'ours', to: 'peer' };

describe('measured goal', () => {
  it('is the median of the ratios of each round, not the ratio of the medians', () => {
    const rows = { ours: { slow: rounds(10, 40, 30) }, peer: { slow: rounds(100, 100, 60) } };
    expect(measureGoal(goal, rows)).toEqual({ median: 0.4, min: 0.1, max: 0.5, rounds: 3 });
  });

  it('subtracts the bare page of the same round from both', () => {
    const rows = { ours: { slow: rounds(30) }, peer: { slow: rounds(60) }, page: { slow: rounds(20) } };
    expect(measureGoal({ ...goal, over: 'page' }, rows)?.median).toBe(0.25);
  });

  it('pairs rounds by their number, and leaves out one that its peer does not have', () => {
    const rows = {
      ours: { slow: rounds(10, 20) },
      peer: { slow: [{ round: 1, ready: 40 }] },
    };
    expect(measureGoal(goal, rows)).toEqual({ median: 0.5, min: 0.5, max: 0.5, rounds: 1 });
  });

  it('can be a value, or a value per item', () => {
    const rows = { ours: { slow: rounds(330) }, page: { slow: rounds(30) } };
    expect(measureGoal({ at: 'slow', metric: 'ready', of: 'ours' }, rows)?.median).toBe(330);
    expect(
      measureGoal({ at: 'slow', metric: 'ready', of: 'ours', over: 'page', each: 3 }, rows)?.median,
    ).toBe(100);
  });

  it('can be compared with another number of the same page', () => {
    const rows = { ours: { slow: [{ round: 0, late: 30, early: 20 }] } };
    /** @type {typeof goal} */
    const beside = { at: 'slow', of: 'ours', to: 'ours', metric: 'late', toMetric: 'early' };
    expect(measureGoal(beside, rows)?.median).toBe(1.5);
  });

  it('is undefined if a page was not loaded, or the peer costs nothing over the page', () => {
    expect(measureGoal(goal, { ours: { slow: rounds(10) } })).toBeUndefined();
    const rows = { ours: { slow: rounds(30) }, peer: { slow: rounds(20) }, page: { slow: rounds(20) } };
    expect(measureGoal({ ...goal, over: 'page' }, rows)).toBeUndefined();
  });
});

describe('verdict', () => {
  it('depends on the median', () => {
    expect(evaluateGoal({ max: 0.2 }, { median: 0.2, max: 0.9 })).toBe('met');
    expect(evaluateGoal({ max: 0.2 }, { median: 0.21, max: 0.3 })).toBe('short');
    expect(evaluateGoal({ max: 0.2 }, undefined)).toBe('not measured');
  });

  it('depends on the worst round if something must never happen', () => {
    expect(evaluateGoal({ max: 0, always: true }, { median: 0, max: 0.01 })).toBe('short');
  });
});

describe('list of goals', () => {
  it('QUAL-2.tasks has the longest task of ours, and what blocks on a CPU four times slower', () => {
    const longest = goals.filter(({ metric }) => metric === 'longestTaskMs');
    expect(longest).toMatchObject([{ max: 100, unit: 'ms', always: true }]);
    const slowed = goals.filter(({ metric, at }) => metric === 'blockingMs' && profiles[at].cpu === 4);
    expect(slowed.map(({ id }) => id)).toEqual(expect.arrayContaining(['N3', 'P1']));
  });

  it('has existing profiles and pages, and no goal twice', () => {
    const known = new Set(suites.flatMap(({ candidates }) => candidates));
    for (const { at, metric, of, to = of, over = of, max } of goals) {
      expect(profiles).toHaveProperty(at);
      expect([of, to, over].filter((name) => !known.has(name))).toEqual([]);
      expect([typeof metric, typeof max]).toEqual(['string', 'number']);
    }
    const keys = goals.map(({ id, words, to }) => `${id} ${words} ${to}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
