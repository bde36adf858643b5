import { asApiError } from '../services/asApiError';
import type { Upload } from './Uploads';

/** Why the server did not accept a file. */
export function parseUploadError(error: unknown): Pick<Upload, 'error' | 'message'> {
  const { kind, status = 0, fields = {}, detail } = asApiError(error);
  if (kind === 'network') return { error: 'network', message: null };
  if (kind === 'timeout') return { error: 'stalled', message: null };
  if (status === 429 || status === 503) return { error: 'busy', message: null };
  const message = fields.file?.[0] ?? Object.values(fields)[0]?.[0] ?? detail ?? null;
  if (kind === 'http' && status < 500 && message !== null) return { error: 'refused', message };
  return { error: 'failed', message: null };
}
