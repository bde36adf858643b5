/** What answers are compressed with. */
export type Encoding = 'br' | 'gzip';

/** Brotli before gzip; neither where the caller rules it out with `q=0`. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  const accepted = new Set(
    String(acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}
