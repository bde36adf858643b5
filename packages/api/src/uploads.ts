/** Sending files: apart from the client, so that only who uploads carries it. */
export { MAX_PHOTO_BYTES, MAX_PHOTO_DESCRIPTION_LENGTH, photoTypes } from './photos/photoLimits';
export { MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE } from './photos/photoLimits';
export { createPhotoSender, STALL_LIMIT_MS } from './photos/sendPhoto';
export type { NewPhoto, SendPhoto, SendPhotoOptions } from './photos/sendPhoto';
