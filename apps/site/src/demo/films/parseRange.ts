export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/** The one range of a `Range` header (RFC 9110, 14.2); undefined for the whole content, null for an unsatisfiable range. */
export function parseRange(header: string | undefined, length: number): ByteRange | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  // For several ranges, or none, the whole content may be sent.
  if (!match || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return start >= length || start > end ? null : { start, end };
}
