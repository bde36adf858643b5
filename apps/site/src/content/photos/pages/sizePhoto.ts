import { sizeImage } from '../../../pages/links/sizeImage';

/** Widths of the image server, so that no screen gets many more pixels than it shows. */
const WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920];
const USUAL_WIDTH = 1280;
/** What is known of a picture whose size is not. */
const UNKNOWN = { width: 3, height: 2 };

interface SizedPhoto {
  prism_image_url: string | null;
  width: number | null;
  height: number | null;
}

/** A photo at its own ratio, as an image element shows it; undefined where there is no picture. */
export function sizePhoto({ prism_image_url: url, width, height }: SizedPhoto) {
  if (!url) return undefined;
  const own = width && height ? { width, height } : UNKNOWN;
  const largest = width ?? Infinity;
  const widths = WIDTHS.filter((each, index) => index === 0 || each <= largest);
  const shown = Math.min(largest, USUAL_WIDTH);
  return {
    src: resized(url, widths.findLast((each) => each <= shown) ?? USUAL_WIDTH),
    srcset: widths.map((each) => `${resized(url, each)} ${each}w`).join(', '),
    ...own,
    /** For the style sheet, which keeps a box of about this ratio free. */
    shape: shapeOf(own),
  };
}

function shapeOf({ width, height }: { width: number; height: number }): 'wide' | 'square' | 'tall' {
  if (width > height * 1.2) return 'wide';
  return height > width * 1.1 ? 'tall' : 'square';
}

const resized = (url: string, width: number) => sizeImage(url, { width, command: 'resize' });
