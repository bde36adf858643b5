/** Maximum size of an uploaded file in bytes. */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;
/** Maximum length of a photo's description in characters. */
export const MAX_PHOTO_DESCRIPTION_LENGTH = 500;
/** The image types that may be uploaded. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Maximum number of pixels: phones take some 50 megapixels, and decoding one may need four bytes for each. */
export const MAX_PHOTO_PIXELS = 60_000_000;
/** Maximum length of the longer side in pixels; the encoders end at 16,383. */
export const MAX_PHOTO_SIDE = 16_000;
