import { isIP } from 'node:net';
import type { EnvironmentReader } from './createEnvironmentReader';

const EXAMPLE = 'https://www.city.example';

/**
 * Reads `PAGE_ORIGINS`: the pages on other hosts of this site whose scripts may use the API with a member's cookies (ANY-9).
 * Each wrong entry is a fault with a sentence of its own.
 * @param siteOrigin the address of this server; without one no other host can be of the same site
 */
export function readPageOrigins(reader: EnvironmentReader, siteOrigin: string | undefined): string[] {
  const texts = (reader.readText('PAGE_ORIGINS') ?? '').split(',').map((text) => text.trim());
  const entries = texts.filter(Boolean);
  if (entries.length > 0 && siteOrigin === undefined) {
    reader.faults.push(
      'PAGE_ORIGINS is set without SITE_ORIGIN. Set it to the address of this server, such as https://api.city.example: only pages of the same site can be allowed.',
    );
    return [];
  }
  return [...new Set(entries)].filter((entry) => {
    const reason = findFault(entry, siteOrigin ?? '');
    if (reason !== undefined) reader.faults.push(`PAGE_ORIGINS has '${entry}': ${reason}`);
    return reason === undefined;
  });
}

/** What is wrong with an entry and what to write instead; undefined if nothing is. */
function findFault(entry: string, siteOrigin: string): string | undefined {
  if (entry === 'null')
    return 'null is what sandboxed frames and local files send, so it would allow everybody. Leave it out.';
  if (entry.includes('*')) return `a wildcard would allow hosts that nobody checked. Name each: ${EXAMPLE}.`;
  if (!URL.canParse(entry) || !/^https?:/i.test(entry))
    return `it must begin with https:// or http://, such as ${EXAMPLE}.`;
  const { origin, username, password, hostname, pathname, search, hash } = new URL(entry);
  if (username || password) return `it must have no user and no password. Write ${origin}.`;
  if (pathname !== '/' || search || hash)
    return `it must have no path, as a browser names only the origin of a page. Write ${origin}.`;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0)
    return 'it is an IP address, which is never of the same site as another host. Use a host name.';
  if (entry !== origin) return `a browser writes it as ${origin}. Write that.`;
  if (origin === siteOrigin) return 'it is this server itself, which needs no permission. Leave it out.';
  return isOtherSite(origin, siteOrigin)
    ? `it is not of the same site as SITE_ORIGIN, ${siteOrigin}: browsers would keep the cookies of members back. Serve both with the same scheme and below the same domain.`
    : undefined;
}

/** True if they certainly are different sites. Which domains strangers can register names below only browsers know. */
function isOtherSite(left: string, right: string): boolean {
  const [one, other] = [new URL(left), new URL(right)];
  const getDomain = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.');
  return (
    one.protocol !== other.protocol ||
    (one.hostname !== other.hostname &&
      (getDomain(one) !== getDomain(other) || !getDomain(one).includes('.')))
  );
}
