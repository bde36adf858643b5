export { canRetry } from './uploads/canRetry';
export { hasStoredFiles } from './uploads/storedFilesMarker';
export { openUploads } from './uploads/openUploads';
export type { Upload, UploadError, Uploads, UploadsState, UploadStatus } from './uploads/Uploads';
export {
  MAX_PHOTO_BYTES,
  MAX_PHOTO_DESCRIPTION_LENGTH,
  MAX_PHOTO_PIXELS,
  MAX_PHOTO_SIDE,
  photoTypes,
} from '@cityguide/api/uploads';
