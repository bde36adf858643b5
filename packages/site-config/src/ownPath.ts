/** Any origin will do: it only shows whether a URL leaves it. */
const someOrigin = 'https://own.invalid';
const ownStart = /^\/(?![/\\])/;
/** The query parameter of the login page with the visitor's intent. Without it the login only logs in. */
const intentParameter = 'post_authenticate_action';
const controlCharacters = /[\u0000-\u001f\u007f]/;
/** Every character that can lead to another site is ASCII, so that bytes of other letters may stay encoded. */
const escapes = /%[0-7][\da-f]/gi;
/** No URL of this site is nearly as long; longer ones are expensive to check, and proxies cut them off. */
const MAX_LENGTH = 2000;
/** A legitimate path is encoded once, and once more where it is in another's query. */
const MAX_DECODINGS = 2;

/**
 * `address` normalised, if it is an absolute path of this very site; else undefined. Browsers drop tabs and line
 * breaks, read `\` as `/` and resolve dots, so that `/.//evil.example` is another site: the normalised form must pass
 * the same test again, and so must the result of a server decoding it carelessly.
 */
function normaliseOwnPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > MAX_LENGTH) return undefined;
  if (!ownStart.test(address) || controlCharacters.test(address)) return undefined;
  try {
    const url = new URL(address, someOrigin);
    // An action for a visitor requires a press on a link to it, never a redirect from another link (DOOR-9).
    if (url.searchParams.has(intentParameter)) url.searchParams.delete(intentParameter);
    const normalised = url.pathname + url.search + url.hash;
    const isOwn =
      url.origin === someOrigin && normalised.length <= MAX_LENGTH && isOwnWhenDecoded(url.pathname);
    return isOwn ? normalised : undefined;
  } catch {
    return undefined;
  }
}

/** A path that is still encoded after that many times hides something, and is rejected. */
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

/** Whether it is an absolute path of this site (`/places/?a#b`): the only allowed value of `next` (AUTH-14). */
export const isOwnPath = (address: unknown): boolean => normaliseOwnPath(address) !== undefined;

/** The own path `address` normalised, or `fallback` where it is not one. */
export const ownPathOr = <F>(address: unknown, fallback: F): string | F =>
  normaliseOwnPath(address) ?? fallback;
