export interface ImageSize {
  /** CSS pixels. */
  width: number;
  height: number;
  /** `resize_then_crop` fills the box exactly; `resize`, as without a command, keeps the ratio and fits it into the box. */
  command?: 'resize' | 'resize_then_crop';
  /** 1 to 100; default 70. */
  quality?: number;
  /** Image pixels per CSS pixel. */
  density?: number;
  /**
   * The image server: base URL of images whose URL is only a file name, and the host of own paths below its own path. Ends in
   * a slash.
   */
  baseUrl?: string;
}

/**
 * The URL of an image at one size, with the image server's parameters: `w`, `h`, `cmd`, `quality`.
 * The existing query is kept, and no parameter occurs twice.
 * @returns null for a URL that cannot be an image (missing, empty, not http or https)
 */
export function getImageUrl(url: string | null | undefined, size: ImageSize): string | null {
  const { width, height, command, quality = 70, density = 1 } = size;
  const whole = resolveImageUrl(url, size.baseUrl);
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
export function getImageSrcSet(url: string | null | undefined, size: ImageSize): string | null {
  const [single, double] = [1, 2].map((density) => getImageUrl(url, { ...size, density }));
  return single && double ? `${single} 1x, ${double} 2x` : null;
}

/** Back ends print missing values as strings; none of these is an image, and '' would load the page itself. */
const MISSING_VALUES = new Set(['', 'null', 'undefined', 'None', 'nan', '#']);

/**
 * The URL without sizes; a bare name, and an own path of the image server as its API returns it, is resolved there.
 * @returns null for what cannot be an image
 */
export function resolveImageUrl(url: string | null | undefined, server = ''): string | null {
  const text = typeof url === 'string' ? url.trim() : '';
  if (MISSING_VALUES.has(text)) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined) return scheme === 'http' || scheme === 'https' ? text : null;
  if (!text.startsWith('/')) return `${server}${text}`;
  const [, origin, path = ''] = /^(https?:\/\/[^/]+)(\/.+)$/i.exec(server) ?? [];
  return origin && text.startsWith(path) ? origin + text : text;
}
