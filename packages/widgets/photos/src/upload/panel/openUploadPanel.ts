export { openUploads } from '@cityguide/store/uploads';
export { UploadPanel } from './UploadPanel';
