import type { Upload, UploadFault } from './Uploads';

/** Another try would end the same way. */
const hopeless: readonly (UploadFault | null)[] = ['type', 'heic', 'empty', 'large', 'pixels', 'damaged'];

export const canRetry = ({ status, fault }: Upload): boolean =>
  status === 'failed' && !hopeless.includes(fault);
