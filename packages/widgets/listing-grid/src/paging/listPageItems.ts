/** An item of a pagination: a page, by its zero-based index, or a break, which jumps to a page that is not shown. */
export type PageItem = { kind: 'page'; page: number } | { kind: 'break'; target: number };

/** Pages around the current one; in addition one at each edge is shown. */
const WINDOW_SIZE = 4;
const PAGES_PER_SIDE = WINDOW_SIZE / 2;

/**
 * The first page, the last, and the window around the current one; `current` is zero-based. A single hidden page is
 * shown after all, more of them become a break that jumps by the window's size.
 */
export function listPageItems(current: number, pages: number): PageItem[] {
  const { from, to } = findWindow(current, pages);
  const isShown = (page: number) => page === 0 || page === pages - 1 || (page >= from && page <= to);
  const items: PageItem[] = [];
  for (let page = 0; page < pages; page += 1) {
    const isAlone = isShown(page - 1) && isShown(page + 1);
    if (isShown(page) || isAlone) items.push({ kind: 'page', page });
    else if (isShown(page - 1)) items.push({ kind: 'break', target: findTarget(page, { current, pages }) });
  }
  return items;
}

/** Two pages to each side, and the same size near an edge; at the first and last page it is one smaller. */
function findWindow(current: number, pages: number): { from: number; to: number } {
  const last = pages - 1;
  if (current <= 0) return { from: 0, to: WINDOW_SIZE - 1 };
  return {
    from: current >= last ? last - (WINDOW_SIZE - 1) : current - PAGES_PER_SIDE,
    to: Math.max(WINDOW_SIZE, current + PAGES_PER_SIDE),
  };
}

function findTarget(page: number, { current, pages }: { current: number; pages: number }): number {
  return page > current ? Math.min(pages - 1, current + WINDOW_SIZE) : Math.max(0, current - WINDOW_SIZE);
}
