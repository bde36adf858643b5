import { createImageUrl } from '../../../pages/links/createImageUrl';

/** Widths that the image server offers, so that no screen loads many more pixels than it shows. */
const WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920];
const DEFAULT_WIDTH = 1280;
/** Assumed ratio of a picture of unknown size. */
const UNKNOWN_SIZE = { width: 3, height: 2 };

interface SizedPhoto {
  prism_image_url: string | null;
  width: number | null;
  height: number | null;
}

/** The attributes of an image element that shows a photo at its own ratio; undefined without a picture. */
export function createImageAttributes({ prism_image_url: url, width, height }: SizedPhoto) {
  if (!url) return undefined;
  const size = width && height ? { width, height } : UNKNOWN_SIZE;
  const largest = width ?? Infinity;
  const widths = WIDTHS.filter((each, index) => index === 0 || each <= largest);
  const shown = Math.min(largest, DEFAULT_WIDTH);
  return {
    src: resized(url, widths.findLast((each) => each <= shown) ?? DEFAULT_WIDTH),
    srcset: widths.map((each) => `${resized(url, each)} ${each}w`).join(', '),
    ...size,
    /** For the style sheet, which reserves a box of about this ratio. */
    shape: shapeOf(size),
  };
}

function shapeOf({ width, height }: { width: number; height: number }): 'wide' | 'square' | 'tall' {
  if (width > height * 1.2) return 'wide';
  return height > width * 1.1 ? 'tall' : 'square';
}

const resized = (url: string, width: number) => createImageUrl(url, { width, command: 'resize' });
