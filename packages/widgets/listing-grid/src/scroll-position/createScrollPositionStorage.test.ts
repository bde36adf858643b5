import { createScrollPositionStorage } from './createScrollPositionStorage';

const position = { ordering: 'name', keywords: 'bar', count: 36, card: 20, offsetPx: 13 };

function storageWith(text: string | null = null) {
  let saved = text;
  return { getItem: () => saved, setItem: (_: string, value: string) => void (saved = value) };
}

describe('scroll position storage', () => {
  it('LIST-10 restores what was saved for a returning visitor', () => {
    const storage = storageWith();
    createScrollPositionStorage({ storage, key: 'a', isReturn: false }).save(position);
    expect(createScrollPositionStorage({ storage, key: 'a', isReturn: true }).restore()).toEqual(position);
  });

  it('LIST-10 restores nothing for a visitor who comes by a link', () => {
    const storage = storageWith(JSON.stringify(position));
    expect(createScrollPositionStorage({ storage, key: 'a', isReturn: false }).restore()).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['garbage', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['another version', JSON.stringify({ ordering: 'name', count: 36 })],
    ['a count below zero', JSON.stringify({ ...position, count: -1 })],
    ['keywords that are none', JSON.stringify({ ...position, keywords: {} })],
  ])('ignores %s', (_, text) => {
    const positionStorage = createScrollPositionStorage({
      storage: storageWith(text),
      key: 'a',
      isReturn: true,
    });
    expect(positionStorage.restore()).toBeUndefined();
  });

  it('survives storage that is denied, full or missing', () => {
    const throwError = () => {
      throw new DOMException('No.', 'QuotaExceededError');
    };
    const deniedStorage = createScrollPositionStorage({
      storage: { getItem: throwError, setItem: throwError },
      key: 'a',
      isReturn: true,
    });
    expect(() => deniedStorage.save(position)).not.toThrow();
    expect(deniedStorage.restore()).toBeUndefined();
    const absent = createScrollPositionStorage({ storage: undefined, key: 'a', isReturn: true });
    expect(() => absent.save(position)).not.toThrow();
    expect(absent.restore()).toBeUndefined();
  });
});
