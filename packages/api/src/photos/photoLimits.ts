/** The most bytes that an uploaded file may have. */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;
/** The most characters of a photo's description. */
export const MAX_PHOTO_DESCRIPTION_LENGTH = 500;
/** What may be uploaded. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
