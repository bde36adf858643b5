export interface ImageSize {
  /** CSS pixels. */
  width: number;
  height: number;
  /** `resize_then_crop` fills the box exactly; `resize`, as without a command, keeps the ratio and fits it into the box. */
  command?: 'resize' | 'resize_then_crop';
  /** 1 to 100; 70 where none is given. */
  quality?: number;
  /** Picture pixels per CSS pixel. */
  density?: number;
  /** Where pictures lie whose address is a bare name; ends in a slash. */
  server?: string;
}

/**
 * The address of a picture at one size, as the image server reads it: `w`, `h`, `cmd`, `quality`.
 * What the query already holds stays, and nothing is there twice.
 * @returns null for an address that cannot be a picture (missing, empty, not http or https)
 */
export function imageAddress(address: string | null | undefined, size: ImageSize): string | null {
  const { width, height, command, quality = 70, density = 1 } = size;
  const whole = wholeAddress(address, size.server);
  if (whole === null) return null;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(whole) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('w', String(Math.round(width * density)));
  parameters.set('h', String(Math.round(height * density)));
  if (command) parameters.set('cmd', command);
  parameters.set('quality', String(quality));
  return `${path}?${parameters.toString()}${hash}`;
}

/** Candidates for dense screens: the size itself and twice that. */
export function imageSourceSet(address: string | null | undefined, size: ImageSize): string | null {
  const [once, twice] = [1, 2].map((density) => imageAddress(address, { ...size, density }));
  return once && twice ? `${once} 1x, ${twice} 2x` : null;
}

/** Back ends print missing values as words; none of these is a picture, and '' would load the page itself. */
const NO_ADDRESS = new Set(['', 'null', 'undefined', 'None', 'nan', '#']);

/**
 * The address without sizes; a bare name gets its place on the image server.
 * @returns null for what cannot be a picture
 */
export function wholeAddress(address: string | null | undefined, server = ''): string | null {
  const text = typeof address === 'string' ? address.trim() : '';
  if (NO_ADDRESS.has(text)) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined) return scheme === 'http' || scheme === 'https' ? text : null;
  return text.startsWith('/') ? text : `${server}${text}`;
}
