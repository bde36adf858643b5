import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { OutboundError } from './OutboundError';
import { isLoopbackAddress, isPrivateAddress, isPublicAddress } from './isPublicAddress';

/** In place of a host: every address of this machine. In development only. */
export const LOCAL_HOSTS = 'local';

type LookupAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

type OnLookup = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

export type AddressGuard = ReturnType<typeof createAddressGuard>;

/**
 * Decides which addresses the site may connect to on behalf of others: those of the public internet, and private ones of
 * the hosts that the operator has named.
 * @param privateHosts `cms.internal`, `10.0.0.5:8080`, or {@link LOCAL_HOSTS}
 */
export function createAddressGuard(privateHosts: readonly string[], lookupAll: LookupAll = dns.lookup) {
  const named = new Set(privateHosts.map((host) => host.toLowerCase()));

  function isAllowed(address: string, { hostname, host }: URL): boolean {
    if (isPublicAddress(address)) return true;
    if (named.has(LOCAL_HOSTS) && isLoopbackAddress(address)) return true;
    return isPrivateAddress(address) && (named.has(hostname) || named.has(host));
  }

  /**
   * Checks what can be told without the network.
   * @throws {OutboundError} for another scheme than HTTP, a user name, or an IP address that is not allowed
   */
  function parse(text: string, base?: URL): URL {
    if (!URL.canParse(text, base)) throw new OutboundError('address', 'This is not an address.');
    const url = new URL(text, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new OutboundError('address', 'The address must begin with https:// or http://.');
    if (url.username || url.password)
      throw new OutboundError('address', 'The address must have no user name and no password.');
    // The parser has already turned `0x7f.1` and `2130706433` into 127.0.0.1.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && !isAllowed(literal, url)) throw createForbiddenError(url);
    return url;
  }

  /**
   * The `lookup` of a connection to `url`: resolves its name, and hands on only what is allowed. The connection is made to
   * that very address, so a name that resolves differently the next time leads nowhere else.
   */
  function createLookup(url: URL) {
    return (hostname: string, { all, ...options }: LookupOptions, done: OnLookup): void =>
      lookupAll(hostname, { ...options, all: true }, (error, addresses) => {
        const [first] = addresses ?? [];
        if (error || !first) return done(error ?? new Error(`${hostname} has no address.`), '');
        // One that is not allowed is enough: nobody needs a name that leads inside at times.
        if (!addresses.every(({ address }) => isAllowed(address, url)))
          return done(createForbiddenError(url), '');
        if (all) done(null, addresses);
        else done(null, first.address, first.family);
      });
  }

  return { parse, createLookup };
}

function createForbiddenError({ host }: URL): OutboundError {
  return new OutboundError(
    'forbidden',
    `${host} is not on the public internet. The operator of this site can allow it by name (PRIVATE_HOSTS).`,
  );
}
