import { createPlaceMemory } from './createPlaceMemory';

const place = { ordering: 'name', keywords: 'bar', count: 36, card: 20, offsetPx: 13 };

function storageWith(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

describe('memory of a place', () => {
  it('LIST-10 gives back what was kept to a visitor who comes back', () => {
    const storage = storageWith();
    createPlaceMemory({ storage, key: 'a', isReturn: false }).keep(place);
    expect(createPlaceMemory({ storage, key: 'a', isReturn: true }).recall()).toEqual(place);
  });

  it('LIST-10 gives nothing to a visitor who comes by a link', () => {
    const storage = storageWith(JSON.stringify(place));
    expect(createPlaceMemory({ storage, key: 'a', isReturn: false }).recall()).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['garbage', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['another version', JSON.stringify({ ordering: 'name', count: 36 })],
    ['a count below zero', JSON.stringify({ ...place, count: -1 })],
    ['keywords that are none', JSON.stringify({ ...place, keywords: {} })],
  ])('takes %s for no place', (_, text) => {
    const memory = createPlaceMemory({ storage: storageWith(text), key: 'a', isReturn: true });
    expect(memory.recall()).toBeUndefined();
  });

  it('survives storage that is refused, full or not there', () => {
    const refuse = () => {
      throw new DOMException('No.', 'QuotaExceededError');
    };
    const refused = createPlaceMemory({
      storage: { getItem: refuse, setItem: refuse },
      key: 'a',
      isReturn: true,
    });
    expect(() => refused.keep(place)).not.toThrow();
    expect(refused.recall()).toBeUndefined();
    const absent = createPlaceMemory({ storage: undefined, key: 'a', isReturn: true });
    expect(() => absent.keep(place)).not.toThrow();
    expect(absent.recall()).toBeUndefined();
  });
});
