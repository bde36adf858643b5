export type Query = Record<string, string | number | boolean | null | undefined>;

/** Of a call, below the base: a backend redirects what does not end in a slash, but for the one that it asks for without. */
export type CallPath = `${string}/` | 'photos/me';

/** The address below which the calls are, whole and with a final slash. */
export function resolveBase(baseUrl: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href;
  return new URL(baseUrl, page).href.replace(/\/*$/, '/');
}

/**
 * The whole address of a call. Null, undefined and NaN are left out; parameters are sorted, so that equal calls have
 * equal addresses. The path ends in a slash: a backend redirects what does not, and a write loses its body on the way.
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
