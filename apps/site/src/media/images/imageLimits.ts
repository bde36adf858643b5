/** Of one picture that is decoded, and of its longer side. */
export { MAX_PHOTO_PIXELS as MAX_PIXELS, MAX_PHOTO_SIDE as MAX_SIDE } from '@cityguide/api/contract';
/** Of a file that is opened at all. */
export const MAX_FILE_BYTES = 40 * 1024 ** 2;
/** Decoding and encoding together; a picture that is made to take longer is given up. */
export const TIMEOUT_SECONDS = 10;
