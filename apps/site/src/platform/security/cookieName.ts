/**
 * The name of a cookie that only this server may set and read. Under TLS the prefix makes the browser see to it: no
 * neighbour of the same domain, and nobody on the way, can plant one.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
