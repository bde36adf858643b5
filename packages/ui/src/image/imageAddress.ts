export interface ImageSize {
  /** CSS pixels. */
  width: number;
  height: number;
  /** `resize_then_crop` fills the box exactly; without it the server keeps the ratio. */
  command?: 'resize_then_crop';
  /** 1 to 100; 70 where none is given. */
  quality?: number;
  /** Picture pixels per CSS pixel. */
  density?: number;
}

/**
 * The address of a picture at one size, as the image server reads it: `w`, `h`, `cmd`, `quality`.
 * What the query already holds stays, and nothing is there twice.
 * @returns null for an address that cannot be a picture (missing, empty, not http or https)
 */
export function imageAddress(address: string | null | undefined, size: ImageSize): string | null {
  const { width, height, command, quality = 70, density = 1 } = size;
  if (!isPictureAddress(address)) return null;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address.trim()) ?? [];
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

function isPictureAddress(address: string | null | undefined): address is string {
  if (typeof address !== 'string' || NO_ADDRESS.has(address.trim())) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.trim())?.[1]?.toLowerCase();
  return scheme === undefined || scheme === 'http' || scheme === 'https';
}
