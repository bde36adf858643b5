import { createIndex } from './createIndex';

const [first, second] = [document.createElement('div'), document.createElement('div')];

describe('index of mount points', () => {
  it('finds every element of an object and of no other', () => {
    const index = createIndex();
    index.add(42, first);
    index.add(42, second);
    index.add(7, first);
    expect(index.find(42)).toEqual([first, second]);
    expect(index.find(7)).toEqual([first]);
    expect(index.find(1)).toEqual([]);
  });

  it('knows an element once, however often it is added', () => {
    const index = createIndex();
    index.add(42, first);
    index.add(42, first);
    expect(index.find(42)).toEqual([first]);
  });

  it('forgets what is removed and keeps the rest', () => {
    const index = createIndex();
    index.add(42, first);
    index.add(42, second);
    index.remove(42, first);
    expect(index.find(42)).toEqual([second]);
    index.remove(42, second);
    index.remove(42, second);
    expect(index.find(42)).toEqual([]);
  });

  it('forgets everything when cleared', () => {
    const index = createIndex();
    index.add(42, first);
    index.clear();
    expect(index.find(42)).toEqual([]);
  });
});
