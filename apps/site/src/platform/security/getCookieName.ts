/**
 * The name of a cookie that only this server may set and read. Under TLS the browser enforces that by the prefix: neither
 * another host of the same domain nor an attacker in between can plant one.
 */
export function getCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
