import { createElementIndex } from './createElementIndex';

const [first, second] = [document.createElement('div'), document.createElement('div')];

describe('index of mount points', () => {
  it('finds every element of an object and no others', () => {
    const index = createElementIndex();
    index.add(42, first);
    index.add(42, second);
    index.add(7, first);
    expect(index.find(42)).toEqual([first, second]);
    expect(index.find(7)).toEqual([first]);
    expect(index.find(1)).toEqual([]);
  });

  it('holds an element once, however often it is added', () => {
    const index = createElementIndex();
    index.add(42, first);
    index.add(42, first);
    expect(index.find(42)).toEqual([first]);
  });

  it('drops what is removed and keeps the rest', () => {
    const index = createElementIndex();
    index.add(42, first);
    index.add(42, second);
    index.remove(42, first);
    expect(index.find(42)).toEqual([second]);
    index.remove(42, second);
    index.remove(42, second);
    expect(index.find(42)).toEqual([]);
  });

  it('drops everything when cleared', () => {
    const index = createElementIndex();
    index.add(42, first);
    index.clear();
    expect(index.find(42)).toEqual([]);
  });
});
