export interface ByteRange {
  start: number;
  /** Included. */
  end: number;
}

/** The one range of a `Range` header (RFC 9110, 14.2); undefined for the whole, null for what lies outside. */
export function readRange(header: string | undefined, length: number): ByteRange | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  // Several ranges at once, or none at all: the whole may be sent for them.
  if (!match || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return start >= length || start > end ? null : { start, end };
}
