/** The most bytes that an uploaded file may have. */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;
/** The most characters of a photo's description. */
export const MAX_PHOTO_DESCRIPTION_LENGTH = 500;
/** What may be uploaded. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Of one picture: phones take some 50 megapixels, and decoding one may need four bytes for each. */
export const MAX_PHOTO_PIXELS = 60_000_000;
/** Of the longer side, in pixels; the encoders end at 16,383. */
export const MAX_PHOTO_SIDE = 16_000;
