import { apiFault } from '../services/apiFault';
import type { Upload } from './Uploads';

/** Why the server did not take a file. */
export function readUploadFault(error: unknown): Pick<Upload, 'fault' | 'words'> {
  const { kind, status = 0, fields = {}, detail } = apiFault(error);
  if (kind === 'network') return { fault: 'network', words: null };
  if (kind === 'timeout') return { fault: 'stalled', words: null };
  if (status === 429 || status === 503) return { fault: 'busy', words: null };
  const words = fields.file?.[0] ?? Object.values(fields)[0]?.[0] ?? detail ?? null;
  if (kind === 'http' && status < 500 && words !== null) return { fault: 'refused', words };
  return { fault: 'failed', words: null };
}
