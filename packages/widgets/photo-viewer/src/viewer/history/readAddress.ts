/** An http(s) address, or a path of this site; undefined for anything else (`javascript:`). */
export function readAddress(address: string | null | undefined): URL | undefined {
  const url = address && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** An address as a path of this very site; undefined where it is another's or none. */
export function findOwnPath(address: string | null | undefined): string | undefined {
  const url = readAddress(address);
  return url?.origin === location.origin ? url.pathname + url.search : undefined;
}
