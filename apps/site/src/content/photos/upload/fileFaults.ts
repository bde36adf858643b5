import { MAX_PHOTO_BYTES } from '@cityguide/api/contract';
import { MAX_PIXELS, MAX_SIDE } from '../../../media/images/imageLimits';
import type { ImageFault, UnreadableImage } from '../../../media/images/UnreadableImage';

/** What is wrong with an uploaded file, in words for whoever chose it. */
export interface FileFault {
  status: 400 | 413 | 415;
  words: string;
}

export const emptyFile: FileFault = { status: 400, words: 'The submitted file is empty.' };
export const severalFiles: FileFault = { status: 400, words: 'Send one file in each request.' };
export const notAFile: FileFault = {
  status: 400,
  words: 'The submitted data was not a file. Check the encoding type on the form.',
};
export const largeFile: FileFault = {
  status: 413,
  words: `This file is larger than ${MAX_PHOTO_BYTES / 1024 ** 2} MB. Choose a smaller one.`,
};

const SAVE_AS_JPEG = 'Save it as JPEG and try again.';

const imageFaults: Record<ImageFault, FileFault> = {
  kind: { status: 415, words: `Only JPEG, PNG and WebP pictures can be added. ${SAVE_AS_JPEG}` },
  animated: { status: 415, words: 'Animated pictures cannot be added. Save a single frame as JPEG.' },
  bytes: largeFile,
  pixels: {
    status: 413,
    words: `Up to ${MAX_PIXELS / 1e6} megapixels and ${MAX_SIDE} pixels a side can be added. Make it smaller.`,
  },
  torn: { status: 400, words: 'This picture is damaged or incomplete. Export it anew and try again.' },
};

/** Why a picture was refused; one that is too large is told its size. */
export function describeImageFault({ fault, message }: UnreadableImage): FileFault {
  const { status, words } = imageFaults[fault];
  return { status, words: fault === 'pixels' ? `${message} ${words}` : words };
}
