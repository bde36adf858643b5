/** Any origin will do: it only shows whether an address leaves it. */
const someOrigin = 'https://own.invalid';
const ownStart = /^\/(?![/\\])/;
const controlCharacters = /[\u0000-\u001f\u007f]/;

/**
 * `address` normalised, if it is an absolute path of this very site; else undefined. Browsers drop tabs and line
 * breaks, read `\` as `/` and resolve dots, so that `/.//evil.example` is another site: the normalised form must
 * pass the same test again, and so must what a careless server makes of it by decoding.
 */
function normaliseOwnPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !ownStart.test(address) || controlCharacters.test(address))
    return undefined;
  try {
    const url = new URL(address, someOrigin);
    const normalised = url.pathname + url.search + url.hash;
    const isOwn = url.origin === someOrigin && isOwnWhenDecoded(url.pathname);
    return isOwn ? normalised : undefined;
  } catch {
    return undefined;
  }
}

function isOwnWhenDecoded(path: string): boolean {
  if (!ownStart.test(path) || controlCharacters.test(path)) return false;
  // Decoded dots are resolved as well: `/.//evil.example` again.
  if (!ownStart.test(new URL(path, someOrigin).pathname)) return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return true; // a bare % is not an escape: nothing more to decode
  }
  return decoded === path || isOwnWhenDecoded(decoded);
}

/** True for an absolute path of this site (`/places/?a#b`): the only thing `next` may be (AUTH-14). */
export const isOwnPath = (address: unknown): boolean => normaliseOwnPath(address) !== undefined;

/** The own path `address` in its normal form, or `fallback` where it is none. */
export const ownPathOr = <F>(address: unknown, fallback: F): string | F =>
  normaliseOwnPath(address) ?? fallback;
