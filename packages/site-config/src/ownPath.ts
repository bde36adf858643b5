/** Any origin will do: it only shows whether an address leaves it. */
const someOrigin = 'https://own.invalid';
const ownStart = /^\/(?![/\\])/;
/** Of the log-in's address: what it is to do for the visitor. Without it the log-in only logs in. */
const intentParameter = 'post_authenticate_action';
const controlCharacters = /[\u0000-\u001f\u007f]/;
/** Every sign that can lead elsewhere is ASCII, so that bytes of other letters may stay encoded. */
const escapes = /%[0-7][\da-f]/gi;
/** No address of this site is nearly as long; what is longer costs whoever reads it, and proxies cut it off. */
const MAX_LENGTH = 2000;
/** An honest path is encoded once, and once more where it travels in another's query. */
const MAX_DECODINGS = 2;

/**
 * `address` normalised, if it is an absolute path of this very site; else undefined. Browsers drop tabs and line
 * breaks, read `\` as `/` and resolve dots, so that `/.//evil.example` is another site: the normalised form must
 * pass the same test again, and so must what a careless server makes of it by decoding.
 */
function normaliseOwnPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > MAX_LENGTH) return undefined;
  if (!ownStart.test(address) || controlCharacters.test(address)) return undefined;
  try {
    const url = new URL(address, someOrigin);
    // What is to be done for a visitor is asked for by a link they press, never by where another link leads (DOOR-9).
    if (url.searchParams.has(intentParameter)) url.searchParams.delete(intentParameter);
    const normalised = url.pathname + url.search + url.hash;
    const isOwn =
      url.origin === someOrigin && normalised.length <= MAX_LENGTH && isOwnWhenDecoded(url.pathname);
    return isOwn ? normalised : undefined;
  } catch {
    return undefined;
  }
}

/** What is still encoded after that many times hides something, and is refused. */
function isOwnWhenDecoded(path: string): boolean {
  let decoded = path;
  for (let times = 0; times <= MAX_DECODINGS; times += 1) {
    if (!ownStart.test(decoded) || controlCharacters.test(decoded)) return false;
    // Decoded dots are resolved as well: `/.//evil.example` again.
    if (!ownStart.test(new URL(decoded, someOrigin).pathname)) return false;
    const next = decoded.replace(escapes, decodeURIComponent);
    if (next === decoded) return true;
    decoded = next;
  }
  return false;
}

/** True for an absolute path of this site (`/places/?a#b`): the only thing `next` may be (AUTH-14). */
export const isOwnPath = (address: unknown): boolean => normaliseOwnPath(address) !== undefined;

/** The own path `address` in its normal form, or `fallback` where it is none. */
export const ownPathOr = <F>(address: unknown, fallback: F): string | F =>
  normaliseOwnPath(address) ?? fallback;
