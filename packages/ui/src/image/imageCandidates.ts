import { getImageUrl, type ImageSize } from './getImageUrl';

/**
 * Widths of candidates, in image pixels, where an image is as wide as its column: a browser finds one that has at most a third
 * more pixels in a row than it shows. The image server of the reference site allows them for boxes of 3:2.
 */
export const CANDIDATE_WIDTHS: readonly number[] = [300, 450, 600, 750, 900, 1050, 1200];

/** Width of the image in a grid of cards. Also printed by the pages of the site. */
export const CARD_IMAGE_SIZES =
  '(min-width: 1020px) 280px, (min-width: 941px) 31vw, (min-width: 640px) 46vw, 92vw';

/** Candidates by width, for an image that is as wide as its column; `size` has the ratio. */
export function getColumnSrcSet(url: string | null | undefined, size: ImageSize): string | null {
  const candidates = CANDIDATE_WIDTHS.map((width) => {
    const candidate = getImageUrl(url, { ...size, width, height: (size.height * width) / size.width });
    return candidate && `${candidate} ${width}w`;
  });
  return candidates.every(Boolean) ? candidates.join(', ') : null;
}
