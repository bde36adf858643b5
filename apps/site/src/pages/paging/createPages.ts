import { countPages, listPageItems } from '@cityguide/widget-listing-grid/pages';

interface PagesOrder {
  offset: number;
  limit: number;
  count: number;
  hrefOf(page: number): string;
}

/** Numbered pages as templates show them: the numbers and breaks of the widget, every one a link (LIST-6). */
export function createPages({ offset, limit, count, hrefOf }: PagesOrder) {
  const current = Math.floor(offset / limit);
  const pages = countPages(count, limit);
  const rest = Math.max(0, Math.min(limit, count - offset - limit));
  return {
    items: listPageItems(current, pages).map((item) =>
      item.kind === 'break'
        ? { words: '...', label: `Jump to page ${item.target + 1}`, href: hrefOf(item.target) }
        : {
            words: String(item.page + 1),
            label: `Page ${item.page + 1}`,
            href: hrefOf(item.page),
            isCurrent: item.page === current,
          },
    ),
    hasSteps: pages > 1,
    previousHref: current > 0 ? hrefOf(current - 1) : undefined,
    nextHref: rest > 0 ? hrefOf(current + 1) : undefined,
    nextWords: rest > 0 ? `Next ${rest}` : 'Next',
  };
}
