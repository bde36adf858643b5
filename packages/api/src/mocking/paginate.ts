/** One page of rows, with the URLs of its neighbours as Django REST framework writes them. */
export function paginate<T>(rows: readonly T[], { address, limit, offset }: PageRequest) {
  const count = rows.length;
  return {
    count,
    next: offset + limit < count ? getPageUrl(address, { limit, offset: offset + limit }) : null,
    previous: offset > 0 ? getPageUrl(address, { limit, offset: Math.max(0, offset - limit) }) : null,
    results: rows.slice(offset, offset + limit),
  };
}

export interface PageRequest {
  address: URL;
  limit: number;
  offset: number;
}

function getPageUrl(address: URL, { limit, offset }: { limit: number; offset: number }): string {
  const url = new URL(address);
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('offset', String(offset));
  url.searchParams.sort();
  return url.href;
}
