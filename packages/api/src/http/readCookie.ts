/** The current value of a cookie that scripts may read; undefined if there is none or no document. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const prefix = `${name}=`;
  const pair = document.cookie.split(/;\s*/).find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length);
}
