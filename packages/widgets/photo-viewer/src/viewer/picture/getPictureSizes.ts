import { getImageUrl } from '@cityguide/ui/plain';

/** Side lengths of the squares that the image server fits a picture into; the first is that of PHOTO-3. */
const BOX_SIDES = [610, 1220, 1920];

export interface PictureSource {
  url: string | null;
  /** The size of the original, if it is known. */
  width: number | null;
  height: number | null;
  baseUrl: string;
}

export interface PictureSizes {
  src: string;
  /** The browser chooses a candidate for its screen and the zoom. */
  srcset: string;
}

/** The URLs of a picture at its own ratio (PHOTO-8); null if it has no valid URL. */
export function getPictureSizes({
  url: address,
  width,
  height,
  baseUrl,
}: PictureSource): PictureSizes | null {
  const urls = BOX_SIDES.map((side) =>
    getImageUrl(address, { width: side, height: side, command: 'resize', baseUrl }),
  );
  const [src] = urls;
  if (!src) return null;
  // A portrait picture does not fill the width of its box.
  const widthRatio = width && height ? Math.min(1, width / height) : 1;
  const widths = BOX_SIDES.map((side) => Math.round(side * widthRatio));
  return { src, srcset: urls.map((url, index) => `${url} ${widths[index]}w`).join(', ') };
}
