import { createPages } from './createPages';
import { readPageNumber } from '@cityguide/widget-listing-grid/pages';

const MAX_PAGE = 10_000;

export type Query = Readonly<Record<string, unknown>>;

/** `?page=`, counted from 0; nonsense counts as absent. */
export function readPage({ page }: Query): number {
  const number = typeof page === 'string' ? (readPageNumber(page) ?? 0) : 0;
  return Math.min(number, MAX_PAGE);
}

interface Paged {
  page: number;
  count: number;
  limit: number;
  /** Of the list, without parameters. */
  path: string;
  /** Parameters that stay from page to page; undefined is left out. */
  kept?: Readonly<Record<string, string | undefined>>;
}

/** Numbered pages of a list, with what the head of a page says of its neighbours. */
export function createPaging({ page, count, limit, path, kept = {} }: Paged) {
  const hrefOf = (number: number) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(kept)) if (value) parameters.set(name, value);
    if (number > 0) parameters.set('page', String(number));
    const query = parameters.toString();
    return query ? `${path}?${query}` : path;
  };
  const last = Math.max(0, Math.ceil(count / limit) - 1);
  return {
    /** For the template; undefined where all are on one page. */
    pages: count > limit ? createPages({ offset: page * limit, limit, count, hrefOf }) : undefined,
    /** For the page's head. */
    head: {
      path: hrefOf(page),
      previous: page > 0 ? hrefOf(Math.min(page - 1, last)) : undefined,
      next: page < last ? hrefOf(page + 1) : undefined,
    },
    /** Past the end there is nothing: 404, so that no endless row of empty pages is indexed. */
    isPastEnd: page > last,
    titleOf: (title: string) => (page > 0 ? `${title}, page ${page + 1}` : title),
  };
}
