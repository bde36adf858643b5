import type { Upload } from '@cityguide/store/uploads';
import type { UploadMessages } from './messages';

/** Why a file was not added, with its size if it is too large; the server's own message if there is one. */
export function formatUploadError(
  { error, message: serverMessage, size }: Upload,
  messages: UploadMessages,
): string {
  if (serverMessage) return serverMessage;
  const reason = messages.faults[error ?? 'failed'];
  return size ? `${messages.size(size.width, size.height)} ${reason}` : reason;
}
