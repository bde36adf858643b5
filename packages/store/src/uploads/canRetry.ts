import type { Upload, UploadError } from './Uploads';

/** Another try would end the same way. */
const permanentErrors: readonly (UploadError | null)[] = [
  'type',
  'heic',
  'empty',
  'large',
  'pixels',
  'damaged',
];

export const canRetry = ({ status, error }: Upload): boolean =>
  status === 'failed' && !permanentErrors.includes(error);
