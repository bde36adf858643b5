import { createLruMap } from './createLruMap';

describe('createLruMap', () => {
  it('evicts the least recently used entry once it is full', () => {
    const map = createLruMap<number>(2);
    map.set('a', 1);
    map.set('b', 2);
    expect(map.get('a')).toBe(1);
    map.set('c', 3);
    expect(['a', 'b', 'c'].map(map.get)).toEqual([1, undefined, 3]);
  });

  it('counts a key once, however often it is set, and returns its latest value', () => {
    const map = createLruMap<number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.set('a', 3);
    map.set('c', 4);
    expect(['a', 'b', 'c'].map(map.get)).toEqual([3, undefined, 4]);
  });

  it('deletes entries, which makes room', () => {
    const map = createLruMap<number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.delete('b');
    map.set('c', 3);
    expect(['a', 'b', 'c'].map(map.get)).toEqual([1, undefined, 3]);
  });

  it('evicts as many of the oldest entries as a large value needs, and keeps no value above the limit', () => {
    const map = createLruMap<string>(10, ({ length }) => length);
    for (const key of ['a', 'b', 'c']) map.set(key, '123');
    map.set('d', '1234567');
    expect(['a', 'b', 'c', 'd'].map(map.get)).toEqual([undefined, undefined, '123', '1234567']);
    map.set('e', '12345678901');
    expect(['c', 'd', 'e'].map(map.get)).toEqual([undefined, undefined, undefined]);
    map.set('f', '1234567890');
    expect(map.get('f')).toBe('1234567890');
  });

  it('does not store missing keys', () => {
    const map = createLruMap<number>(1);
    map.set('a', 1);
    expect(map.get('b')).toBeUndefined();
    expect(map.get('a')).toBe(1);
  });
});
