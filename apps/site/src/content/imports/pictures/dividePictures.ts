import type { BroughtPicture } from './bringInPictures';

interface DividedPictures {
  main: BroughtPicture | undefined;
  /** Photos of the listing. */
  others: readonly BroughtPicture[];
}

/** The first picture is the main one, unless it is said not to be; the others are photos. */
export function dividePictures(pictures: readonly BroughtPicture[]): DividedPictures {
  const [first, ...others] = pictures;
  return first && !first.isPhoto ? { main: first, others } : { main: undefined, others: pictures };
}
