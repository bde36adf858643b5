/** One page of rows, with the addresses of its neighbours as Django REST framework writes them. */
export function pageOf<T>(rows: readonly T[], { address, limit, offset }: PageRequest) {
  const count = rows.length;
  return {
    count,
    next: offset + limit < count ? neighbour(address, { limit, offset: offset + limit }) : null,
    previous: offset > 0 ? neighbour(address, { limit, offset: Math.max(0, offset - limit) }) : null,
    results: rows.slice(offset, offset + limit),
  };
}

export interface PageRequest {
  address: URL;
  limit: number;
  offset: number;
}

function neighbour(address: URL, { limit, offset }: { limit: number; offset: number }): string {
  const url = new URL(address);
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('offset', String(offset));
  url.searchParams.sort();
  return url.href;
}
