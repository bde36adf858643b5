/** Of one picture that is decoded: phones take up to 50 megapixels, and decoding one may need four bytes for each. */
export const MAX_PIXELS = 50_000_000;
/** Of the longer side; the encoders end at 16,383. */
export const MAX_SIDE = 16_000;
/** Of a file that is opened at all. */
export const MAX_FILE_BYTES = 40 * 1024 ** 2;
/** Decoding and encoding together; a picture that is made to take longer is given up. */
export const TIMEOUT_SECONDS = 10;
