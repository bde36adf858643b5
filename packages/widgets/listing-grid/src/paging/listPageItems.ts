/** What a pagination shows in a row: pages by their index from 0, and breaks, which lead to a page that is not shown. */
export type PageItem = { kind: 'page'; page: number } | { kind: 'break'; target: number };

/** Pages at each edge are one; round the current one there are four. */
const AROUND = 4;
const SIDE = AROUND / 2;

/**
 * The first page, the last, and the window round the current one; `current` counts from 0. One hidden page is shown after
 * all, more of them become a break that jumps by the window's width.
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

/** Two to each side, and as wide where an edge cuts it: at the edges themselves it is one narrower. */
function findWindow(current: number, pages: number): { from: number; to: number } {
  const last = pages - 1;
  if (current <= 0) return { from: 0, to: AROUND - 1 };
  return {
    from: current >= last ? last - (AROUND - 1) : current - SIDE,
    to: Math.max(AROUND, current + SIDE),
  };
}

function findTarget(page: number, { current, pages }: { current: number; pages: number }): number {
  return page > current ? Math.min(pages - 1, current + AROUND) : Math.max(0, current - AROUND);
}
