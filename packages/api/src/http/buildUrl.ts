export type Query = Record<string, string | number | boolean | null | undefined>;

/** The path of a request, below the base: a backend redirects one without a final slash, with one exception. */
export type CallPath = `${string}/` | 'photos/me';

/** The base URL of all requests, absolute and with a final slash. */
export function resolveBase(baseUrl: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href;
  return new URL(baseUrl, page).href.replace(/\/*$/, '/');
}

/**
 * The full URL of a request. Null, undefined and NaN are left out; parameters are sorted, so that equal requests have
 * equal URLs. The path ends in a slash: a backend redirects others, and a write loses its body on the way.
 */
export function buildUrl(base: string, path: CallPath, query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && !Number.isNaN(value)) parameters.set(name, String(value));
  }
  parameters.sort();
  const text = parameters.toString();
  return base + path + (text && `?${text}`);
}
