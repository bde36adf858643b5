import { findLongestChain } from './findLongestChain.mjs';
import { median } from './median.mjs';
import { percentile } from './percentile.mjs';
import { summarise } from './summarise.mjs';

describe('percentile', () => {
  it('is a measured value, independent of the order', () => {
    const values = Array.from({ length: 200 }, (_none, index) => 200 - index);
    expect([percentile(values, 50), percentile(values, 99), percentile(values, 100)]).toEqual([
      100, 198, 200,
    ]);
    expect(percentile([7], 99)).toBe(7);
    expect(percentile([], 99)).toBeNaN();
  });
});

describe('median', () => {
  it('is the middle, or the mean of the two in the middle, independent of the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 2, 4, 1])).toBe(3);
  });

  it('ignores what is not a number and does not sort as text', () => {
    expect(median([10, undefined, 9, NaN, 100])).toBe(10);
    expect(median([null, undefined])).toBeUndefined();
  });
});

describe('summary of rounds', () => {
  it('has median, range and number of rounds of each number', () => {
    expect(summarise([{ ready: 30 }, { ready: 10, lcp: 7 }, { ready: 11, errors: ['x'] }])).toEqual({
      ready: { median: 11, min: 10, max: 30, rounds: 3 },
      lcp: { median: 7, min: 7, max: 7, rounds: 1 },
    });
  });
});

describe('chain of requests', () => {
  it('counts requests that had to wait for each other', () => {
    const inARow = [
      { start: 0, answered: 1 },
      { start: 1, answered: 2 },
      { start: 2.5, answered: 3 },
    ];
    expect(findLongestChain(inARow, 10)).toBe(3);
    expect(findLongestChain(inARow, 2)).toBe(2);
  });

  it('counts requests at the same time once', () => {
    const together = [
      { start: 0, answered: 1 },
      { start: 1, answered: 4 },
      { start: 1.1, answered: 3 },
      { start: 1.2, answered: 2 },
    ];
    expect(findLongestChain(together, 10)).toBe(2);
  });
});
