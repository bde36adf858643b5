import { MAX_PHOTO_BYTES } from '@cityguide/api/contract';
import { MAX_PIXELS, MAX_SIDE } from '../../../media/images/imageLimits';
import type { UnreadableImageReason, UnreadableImageError } from '../../../media/images/UnreadableImageError';

/** An error of an uploaded file, with a message for the visitor. */
export interface FileError {
  status: 400 | 413 | 415;
  message: string;
}

export const emptyFile: FileError = { status: 400, message: 'The submitted file is empty.' };
export const severalFiles: FileError = { status: 400, message: 'Send one file in each request.' };
export const notAFile: FileError = {
  status: 400,
  message: 'The submitted data was not a file. Check the encoding type on the form.',
};
export const largeFile: FileError = {
  status: 413,
  message: `This file is larger than ${MAX_PHOTO_BYTES / 1024 ** 2} MB. Choose a smaller one.`,
};

const SAVE_AS_JPEG = 'Save it as JPEG and try again.';

const imageErrors: Record<UnreadableImageReason, FileError> = {
  kind: { status: 415, message: `Only JPEG, PNG and WebP pictures can be added. ${SAVE_AS_JPEG}` },
  animated: { status: 415, message: 'Animated pictures cannot be added. Save a single frame as JPEG.' },
  bytes: largeFile,
  pixels: {
    status: 413,
    message: `Up to ${MAX_PIXELS / 1e6} megapixels and ${MAX_SIDE} pixels a side can be added. Make it smaller.`,
  },
  torn: { status: 400, message: 'This picture is damaged or incomplete. Export it anew and try again.' },
};

/** Why a picture was rejected; for one that is too large the message includes its size. */
export function toFileError({ reason, message }: UnreadableImageError): FileError {
  const { status, message: text } = imageErrors[reason];
  return { status, message: reason === 'pixels' ? `${message} ${text}` : text };
}
