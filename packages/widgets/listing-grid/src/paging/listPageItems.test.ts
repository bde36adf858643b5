import { countPages } from './countPages';
import { listPageItems } from './listPageItems';

const draw = (pages: number, current: number) =>
  listPageItems(current, pages)
    .map((item) => {
      if (item.kind === 'break') return '...';
      return item.page === current ? `[${item.page + 1}]` : item.page + 1;
    })
    .join(' ');

describe('page labels', () => {
  it.each([
    [1, 0, '[1]'],
    [2, 0, '[1] 2'],
    [2, 1, '1 [2]'],
    [3, 0, '[1] 2 3'],
    [3, 1, '1 [2] 3'],
    [3, 2, '1 2 [3]'],
    [4, 0, '[1] 2 3 4'],
    [4, 1, '1 [2] 3 4'],
    [4, 2, '1 2 [3] 4'],
    [4, 3, '1 2 3 [4]'],
    [5, 0, '[1] 2 3 4 5'],
    [5, 1, '1 [2] 3 4 5'],
    [5, 2, '1 2 [3] 4 5'],
    [5, 3, '1 2 3 [4] 5'],
    [5, 4, '1 2 3 4 [5]'],
    [6, 0, '[1] 2 3 4 5 6'],
    [6, 1, '1 [2] 3 4 5 6'],
    [6, 2, '1 2 [3] 4 5 6'],
    [6, 3, '1 2 3 [4] 5 6'],
    [6, 4, '1 2 3 4 [5] 6'],
    [6, 5, '1 2 3 4 5 [6]'],
    [7, 0, '[1] 2 3 4 ... 7'],
    [7, 1, '1 [2] 3 4 5 6 7'],
    [7, 2, '1 2 [3] 4 5 6 7'],
    [7, 3, '1 2 3 [4] 5 6 7'],
    [7, 5, '1 ... 4 5 [6] 7'],
    [7, 6, '1 ... 4 5 6 [7]'],
    [10, 0, '[1] 2 3 4 ... 10'],
    [10, 1, '1 [2] 3 4 5 ... 10'],
    [10, 2, '1 2 [3] 4 5 ... 10'],
    [10, 3, '1 2 3 [4] 5 6 ... 10'],
    [10, 4, '1 2 3 4 [5] 6 7 ... 10'],
    [10, 5, '1 ... 4 5 [6] 7 8 9 10'],
    [10, 6, '1 ... 5 6 [7] 8 9 10'],
    [10, 7, '1 ... 6 7 [8] 9 10'],
    [10, 8, '1 ... 7 8 [9] 10'],
    [10, 9, '1 ... 7 8 9 [10]'],
    [20, 0, '[1] 2 3 4 ... 20'],
    [20, 1, '1 [2] 3 4 5 ... 20'],
    [20, 3, '1 2 3 [4] 5 6 ... 20'],
    [20, 9, '1 ... 8 9 [10] 11 12 ... 20'],
    [20, 10, '1 ... 9 10 [11] 12 13 ... 20'],
    [20, 16, '1 ... 15 16 [17] 18 19 20'],
    [20, 18, '1 ... 17 18 [19] 20'],
    [20, 19, '1 ... 17 18 19 [20]'],
  ])(
    'O-PAG-02 LIST-6.edges LIST-6.around LIST-6.breaks of %i pages at index %i read %s',
    (pages, current, labels) => {
      expect(draw(pages, current)).toBe(labels);
    },
  );

  it('O-PAG-07 LIST-6.breaks a break never replaces a single page', () => {
    expect(draw(7, 4)).toBe('1 2 3 4 [5] 6 7');
    for (let pages = 1; pages <= 40; pages += 1)
      for (let current = 0; current < pages; current += 1) {
        const numbers = listPageItems(current, pages).flatMap((item, index, items) => {
          if (item.kind === 'page') return [item.page];
          const [before, after] = [items[index - 1], items[index + 1]];
          const hidden =
            (after?.kind === 'page' ? after.page : 0) - (before?.kind === 'page' ? before.page : 0);
          expect(hidden).toBeGreaterThan(2);
          return [];
        });
        expect(numbers).toContain(current);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }
  });

  it('LIST-6 a break jumps four pages ahead or back, never out of the list', () => {
    const targets = (current: number, pages: number) =>
      listPageItems(current, pages).flatMap((item) => (item.kind === 'break' ? [item.target] : []));
    expect(targets(9, 20)).toEqual([5, 13]);
    expect(targets(0, 7)).toEqual([4]);
    expect(targets(6, 7)).toEqual([2]);
    expect(targets(3, 20)).toEqual([7]);
  });
});

describe('page count', () => {
  it.each([
    [25, 12, 3],
    [100, 12, 9],
    [24, 12, 2],
    [12, 12, 1],
    [13, 12, 2],
    [1, 12, 1],
    [0, 12, 1],
    [50, 48, 2],
  ])(
    'O-PAG-05 O-PAG-06 LIST-6.count LIST-6.no-empty-page %i places, %i a page: %i pages',
    (total, limit, pages) => {
      expect(countPages(total, limit)).toBe(pages);
    },
  );
});
