import { imageAddress } from '@cityguide/ui/plain';

/** Side of the squares that a picture is fitted into, as the image server makes them; the first is PHOTO-3's. */
const BOXES = [610, 1220, 1920];

export interface PictureOrder {
  address: string | null;
  /** Of the original, where it is known. */
  width: number | null;
  height: number | null;
  server: string;
}

export interface PictureSizes {
  src: string;
  /** The browser takes the one that its screen and the zoom need. */
  srcset: string;
}

/** The addresses of a picture at its own ratio (PHOTO-8); null where it has none that could be asked for. */
export function findPictureSizes({ address, width, height, server }: PictureOrder): PictureSizes | null {
  const addresses = BOXES.map((side) =>
    imageAddress(address, { width: side, height: side, command: 'resize', server }),
  );
  const [src] = addresses;
  if (!src) return null;
  // A picture that is higher than wide does not fill the width of its box.
  const share = width && height ? Math.min(1, width / height) : 1;
  const widths = BOXES.map((side) => Math.round(side * share));
  return { src, srcset: addresses.map((each, index) => `${each} ${widths[index]}w`).join(', ') };
}
