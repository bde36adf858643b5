import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');
const GLOBAL_UNICAST_BITS = 3;

/**
 * Whether an IP address is one of the public internet: not of this machine, of a private network, of a cloud's metadata
 * service, nor one that leads to such an address through a translation (IPv4 within IPv6).
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parseAddress(address);
  if (!parsed || parsed.range() !== 'unicast') return false;
  // What no registry has given out yet counts as unicast there: `::7f00:1` is 127.0.0.1 in an old notation.
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST, GLOBAL_UNICAST_BITS);
}

/** Whether an IP address is one of this machine alone. */
export function isLoopbackAddress(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback';
}

/** Whether an IP address is one of a private network or of this machine, which an operator may allow by name. */
export function isPrivateAddress(address: string): boolean {
  const range = parseAddress(address)?.range();
  return (
    range === 'private' || range === 'uniqueLocal' || range === 'loopback' || range === 'carrierGradeNat'
  );
}

/** `::ffff:10.0.0.1` is the IPv4 address that it contains. An interface, `fe80::1%eth0`, is left out. */
function parseAddress(address: string) {
  const plain = address.replace(/%.*$/, '');
  return isIP(plain) ? ipaddr.process(plain) : undefined;
}
