import { isIP } from 'node:net';

/** Whose word on the visitor's address is taken: nobody's, anybody's, so many proxies', or these addresses'. */
export type TrustProxy = boolean | number | string;

const KEYWORDS = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MOST_PROXIES = 9;

/** Reads `TRUST_PROXY`; undefined where it is none of what {@link trustProxyForms} says. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (/^\d$/.test(text)) return Number(text) >= 1 && Number(text) <= MOST_PROXIES ? Number(text) : undefined;
  return text.split(',').every((part) => isNetwork(part.trim())) ? text : undefined;
}

export const trustProxyForms =
  'the addresses of proxies, such as 127.0.0.1 or 10.0.0.0/8, ::1; the number of proxies, 1 to 9; true or false';

function isNetwork(text: string): boolean {
  if (KEYWORDS.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * What Fastify is told. A number of proxies counts from this server outwards: what stands before their entries in
 * `X-Forwarded-For` was written by the visitor, and is not read.
 */
export function trustOf(
  trustProxy: TrustProxy,
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}
