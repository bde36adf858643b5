interface ImageBox {
  width: number;
  /** Follows from the width where it is missing. */
  height?: number;
  command?: 'resize' | 'resize_then_crop';
}

/** What pages tell other programs of a picture. */
export const LARGE_IMAGE: ImageBox = { width: 1200, height: 800 };

/**
 * The address of a picture at one size, as the widgets write it too, so that a browser asks for it once. What the query
 * of the picture's own address says is kept, and nothing is there twice (PHOTO-8).
 * @param path below the images folder, or whole as the API has it
 */
export function sizeImage(path: string, { width, height, command = 'resize_then_crop' }: ImageBox): string {
  const [name = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('w', String(width));
  if (height) parameters.set('h', String(height));
  else parameters.delete('h');
  parameters.set('cmd', command);
  parameters.set('quality', '70');
  return `${name.startsWith('/') ? name : `/images/${name}`}?${parameters.toString()}`;
}
