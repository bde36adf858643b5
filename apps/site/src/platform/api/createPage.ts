/** A page of a list in the API's form. */
export interface Page<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

interface PageInput<T> {
  /** The list's own path, `/api/v2/listings/`. */
  path: string;
  /** What was asked for, without limit and offset; undefined is left out. */
  filters?: Readonly<Record<string, string | number | undefined>>;
  limit: number;
  offset: number;
  count: number;
  results: T[];
}

/**
 * Wraps one page of a list. The addresses of its neighbours are own paths with sorted parameters: the host a caller
 * names in a header must not find its way into an answer that others get from a cache.
 */
export function createPage<T>({ path, filters = {}, limit, offset, count, results }: PageInput<T>): Page<T> {
  const addressAt = (start: number) => {
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
    next: offset + limit < count ? addressAt(offset + limit) : null,
    previous: offset > 0 ? addressAt(previousStart) : null,
    results,
  };
}
