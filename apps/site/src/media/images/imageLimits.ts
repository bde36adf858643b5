/** Of a decoded image, and of its longer side. */
export { MAX_PHOTO_PIXELS as MAX_PIXELS, MAX_PHOTO_SIDE as MAX_SIDE } from '@cityguide/api/contract';
/** Larger files are not opened. */
export const MAX_FILE_BYTES = 40 * 1024 ** 2;
/** For decoding and encoding together; rendering an image crafted to take longer is cancelled. */
export const TIMEOUT_SECONDS = 10;
