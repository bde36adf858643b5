import { isIP } from 'node:net';
import { LOCAL_HOSTS } from '../outbound/createAddressGuard';
import type { EnvironmentReader } from './createEnvironmentReader';

/**
 * Reads `PRIVATE_HOSTS`: the hosts in the operator's own network that pictures may be fetched from and webhooks sent to.
 * Each wrong entry is a fault with a sentence of its own.
 */
export function readPrivateHosts(reader: EnvironmentReader, isProduction: boolean): string[] {
  const texts = (reader.readText('PRIVATE_HOSTS') ?? '').split(',').map((text) => text.trim().toLowerCase());
  return [...new Set(texts.filter(Boolean))].filter((entry) => {
    const reason = findFault(entry, isProduction);
    if (reason !== undefined) reader.faults.push(`PRIVATE_HOSTS has '${entry}': ${reason}`);
    return reason === undefined;
  });
}

function findFault(entry: string, isProduction: boolean): string | undefined {
  if (entry === LOCAL_HOSTS)
    return isProduction
      ? 'in production every host must be named, with its port: 127.0.0.1:8080.'
      : undefined;
  if (!URL.canParse(`http://${entry}`)) return 'this is not a host. Write cms.internal or 10.0.0.5:8080.';
  const url = new URL(`http://${entry}`);
  // The default port is left out of an address by every program, so an entry must not have it either.
  if (url.href !== `http://${entry}/`) return `write the host alone, as addresses have it: ${url.host}.`;
  const isLoopback = /^127\.|^\[::1\]|^localhost/.test(url.host);
  if (isProduction && isLoopback && url.port === '')
    return `this machine has more than one server. Name the port as well: ${url.host}:8080.`;
  return entry.includes('*') || (isIP(url.hostname) === 0 && !/^[\w.[\]:-]+$/.test(url.hostname))
    ? 'a wildcard would allow hosts that nobody has checked. Name each.'
    : undefined;
}
