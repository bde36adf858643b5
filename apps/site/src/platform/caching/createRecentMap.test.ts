import { createRecentMap } from './createRecentMap';

describe('a map of what was asked for lately', () => {
  it('forgets what was longest not asked for, once it is full', () => {
    const map = createRecentMap<number>(2);
    map.keep('a', 1);
    map.keep('b', 2);
    expect(map.find('a')).toBe(1);
    map.keep('c', 3);
    expect(['a', 'b', 'c'].map(map.find)).toEqual([1, undefined, 3]);
  });

  it('counts a key once, however often it is kept, and gives its latest value', () => {
    const map = createRecentMap<number>(2);
    map.keep('a', 1);
    map.keep('b', 2);
    map.keep('a', 3);
    map.keep('c', 4);
    expect(['a', 'b', 'c'].map(map.find)).toEqual([3, undefined, 4]);
  });

  it('forgets what it is told to, and that makes room', () => {
    const map = createRecentMap<number>(2);
    map.keep('a', 1);
    map.keep('b', 2);
    map.forget('b');
    map.keep('c', 3);
    expect(['a', 'b', 'c'].map(map.find)).toEqual([1, undefined, 3]);
  });

  it('does not keep what is asked for in vain', () => {
    const map = createRecentMap<number>(1);
    map.keep('a', 1);
    expect(map.find('b')).toBeUndefined();
    expect(map.find('a')).toBe(1);
  });
});
