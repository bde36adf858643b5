interface ImageUrlOptions {
  width: number;
  /** Follows from the width by default. */
  height?: number;
  command?: 'resize' | 'resize_then_crop';
}

/** The size for feeds, link previews and structured data. */
export const LARGE_IMAGE_SIZE: ImageUrlOptions = { width: 1200, height: 800 };

/**
 * The URL of an image in one size, the same as the widgets use, so that a browser requests it only once. The query of the
 * image's own URL is kept, without duplicate parameters (PHOTO-8).
 * @param path below the images folder, or the complete path as in the API
 */
export function createImageUrl(
  path: string,
  { width, height, command = 'resize_then_crop' }: ImageUrlOptions,
): string {
  const [name = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('w', String(width));
  if (height) parameters.set('h', String(height));
  else parameters.delete('h');
  parameters.set('cmd', command);
  parameters.set('quality', '70');
  return `${name.startsWith('/') ? name : `/images/${name}`}?${parameters.toString()}`;
}
