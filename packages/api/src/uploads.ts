/** File uploads: separate from the client, so that only bundles that upload contain them. */
export { MAX_PHOTO_BYTES, MAX_PHOTO_DESCRIPTION_LENGTH, photoTypes } from './photos/photoLimits';
export { MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE } from './photos/photoLimits';
export { createPhotoSender, STALL_TIMEOUT_MS } from './photos/createPhotoSender';
export type { NewPhoto, SendPhoto, SendPhotoOptions } from './photos/createPhotoSender';
