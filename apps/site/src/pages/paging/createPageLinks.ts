import { countPages, listPageItems } from '@cityguide/widget-listing-grid/pages';

interface PageLinksOptions {
  offset: number;
  limit: number;
  count: number;
  hrefOf(page: number): string;
}

/** The template model of numbered pages: the same numbers and breaks as in the widget, each a link (LIST-6). */
export function createPageLinks({ offset, limit, count, hrefOf }: PageLinksOptions) {
  const current = Math.floor(offset / limit);
  const pages = countPages(count, limit);
  const nextPageSize = Math.max(0, Math.min(limit, count - offset - limit));
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
    nextHref: nextPageSize > 0 ? hrefOf(current + 1) : undefined,
    nextWords: nextPageSize > 0 ? `Next ${nextPageSize}` : 'Next',
  };
}
