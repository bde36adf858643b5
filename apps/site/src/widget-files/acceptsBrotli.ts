/** Whether the header `Accept-Encoding` names brotli and does not rule it out (`br;q=0`). */
export function acceptsBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return String(acceptEncoding ?? '')
    .split(',')
    .some((part) => /^\s*br\s*(;|$)/i.test(part) && !/;\s*q=0(\.0*)?\s*$/i.test(part));
}
