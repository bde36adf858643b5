import { satisfiesRange } from './satisfiesRange';

describe('satisfiesRange', () => {
  it.each([
    ['^1.2.3', '1.2.3', true],
    ['^1.2.3', '1.9.0', true],
    ['^1.2.3', '1.2.2', false],
    ['^1.2.3', '2.0.0', false],
    ['^1.10.0', '1.9.0', false],
    ['^0.2.3', '0.2.9', true],
    ['^0.2.3', '0.3.0', false],
    ['^0.0.3', '0.0.4', false],
    ['~1.2.3', '1.2.9', true],
    ['~1.2.3', '1.3.0', false],
    ['>=1.2.0', '3.0.0', true],
    ['>=1.2.0', '1.1.9', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.3', '1.2.4', false],
    ['*', '0.0.1', true],
    ['', '5.0.0', true],
    ['^18.0.0 || ^19.0.0', '19.3.1', true],
    ['^17.0.0 || ^18.0.0', '19.3.1', false],
    ['^19.3.0', '19.3.0-canary-1a2b', true],
  ])('EMBED-11 %s allows %s: %s', (range, version, expected) => {
    expect(satisfiesRange(range, version)).toBe(expected);
  });
});
