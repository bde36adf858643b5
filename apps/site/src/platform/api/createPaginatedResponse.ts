/** A page of a list in the API's format. */
export interface PaginatedResponse<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

interface PaginatedResponseOptions<T> {
  /** The list's path, `/api/v2/listings/`. */
  path: string;
  /** The query parameters without limit and offset; undefined ones are left out. */
  filters?: Readonly<Record<string, string | number | undefined>>;
  limit: number;
  offset: number;
  count: number;
  results: T[];
}

/**
 * Wraps one page of a list. `next` and `previous` are paths without a host, with sorted parameters: the `Host` header of one
 * client must not end up in a response that others get from a cache.
 */
export function createPaginatedResponse<T>({
  path,
  filters = {},
  limit,
  offset,
  count,
  results,
}: PaginatedResponseOptions<T>): PaginatedResponse<T> {
  const createUrl = (start: number) => {
    const parameters = new URLSearchParams({ limit: String(limit), offset: String(start) });
    for (const [name, value] of Object.entries(filters)) {
      if (value !== undefined) parameters.set(name, String(value));
    }
    parameters.sort();
    return `${path}?${parameters}`;
  };
  const previousStart = Math.max(0, Math.min(offset, count) - limit);
  return {
    count,
    next: offset + limit < count ? createUrl(offset + limit) : null,
    previous: offset > 0 ? createUrl(previousStart) : null,
    results,
  };
}
