import { isIP } from 'node:net';

/** Which proxies are trusted to report the visitor's IP address: none, all, a number of them, or these addresses. */
export type TrustProxy = boolean | number | string;

const KEYWORDS = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MAX_PROXIES = 9;

/** Parses `TRUST_PROXY`; undefined if it has none of the {@link trustProxyFormats}. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (/^\d$/.test(text)) return Number(text) >= 1 && Number(text) <= MAX_PROXIES ? Number(text) : undefined;
  return text.split(',').every((part) => isNetwork(part.trim())) ? text : undefined;
}

export const trustProxyFormats =
  'the addresses of proxies, such as 127.0.0.1 or 10.0.0.0/8, ::1; the number of proxies, 1 to 9; true or false';

function isNetwork(text: string): boolean {
  if (KEYWORDS.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Fastify's `trustProxy` option. A number of proxies counts from this server outwards: entries of `X-Forwarded-For` before
 * theirs were written by the visitor and are ignored.
 */
export function toFastifyTrustProxy(
  trustProxy: TrustProxy,
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}
