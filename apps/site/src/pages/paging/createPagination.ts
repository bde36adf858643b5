import { createPageLinks } from './createPageLinks';
import { readPageNumber } from '@cityguide/widget-listing-grid/pages';

const MAX_PAGE = 10_000;

export type Query = Readonly<Record<string, unknown>>;

/** `?page=`, counted from 0; an invalid value counts as absent. */
export function parsePageNumber({ page }: Query): number {
  const number = typeof page === 'string' ? (readPageNumber(page) ?? 0) : 0;
  return Math.min(number, MAX_PAGE);
}

interface PaginationOptions {
  page: number;
  count: number;
  limit: number;
  /** The list's path, without parameters. */
  path: string;
  /** Parameters that every page has; undefined ones are left out. */
  preservedParameters?: Readonly<Record<string, string | undefined>>;
}

/** Numbered pages of a list, with the links of the page's head to the previous and next one. */
export function createPagination({ page, count, limit, path, preservedParameters = {} }: PaginationOptions) {
  const hrefOf = (number: number) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(preservedParameters)) if (value) parameters.set(name, value);
    if (number > 0) parameters.set('page', String(number));
    const query = parameters.toString();
    return query ? `${path}?${query}` : path;
  };
  const last = Math.max(0, Math.ceil(count / limit) - 1);
  return {
    /** For the template; undefined if there is only one page. */
    pages: count > limit ? createPageLinks({ offset: page * limit, limit, count, hrefOf }) : undefined,
    /** For the page's head. */
    head: {
      path: hrefOf(page),
      previous: page > 0 ? hrefOf(Math.min(page - 1, last)) : undefined,
      next: page < last ? hrefOf(page + 1) : undefined,
    },
    /** Pages past the end are 404, so that search engines do not index endless empty pages. */
    isPastEnd: page > last,
    titleOf: (title: string) => (page > 0 ? `${title}, page ${page + 1}` : title),
  };
}
