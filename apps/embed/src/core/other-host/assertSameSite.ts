const PROBE = 'cg-same-site';

/**
 * Browsers keep the cookies of another site back, so nobody could log in there: widgets are not started at all (ANY-9).
 * @param apiBase own path or address of the API
 * @throws Error with one sentence for the console, if the browser takes API and page for different sites
 */
export function assertSameSite(apiBase: string): void {
  const { protocol, hostname, origin } = new URL(apiBase, location.href);
  if (protocol === location.protocol && isSameSite(hostname.split('.'), location.hostname.split('.'))) return;
  throw new Error(
    `${origin} is another site than this page, ${location.origin}, and browsers keep the cookies of other sites back: serve both by ${location.protocol} below one domain (docs/cms.md).`,
  );
}

/**
 * Whether both hosts are below one domain that belongs to one owner: only browsers know which those are, and show it by
 * accepting a cookie for it. Where no cookie at all is accepted, as in a frame of another site, nothing can be told from it.
 */
function isSameSite(left: string[], right: string[]): boolean {
  if (String(left) === String(right) || !acceptsCookie('')) return true;
  const shared: string[] = [];
  while (left.length > 0 && left.at(-1) === right.at(-1)) {
    shared.unshift(left.pop() ?? '');
    right.pop();
  }
  if (shared.length < 2) return false;
  return acceptsCookie(`Domain=${shared.join('.')}; `);
}

function acceptsCookie(domain: string): boolean {
  const attributes = `${domain}Path=/; SameSite=Lax`;
  document.cookie = `${PROBE}=1; ${attributes}`;
  const isAccepted = document.cookie.includes(PROBE);
  document.cookie = `${PROBE}=; Max-Age=0; ${attributes}`;
  return isAccepted;
}
