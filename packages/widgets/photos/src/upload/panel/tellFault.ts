import type { Upload } from '@cityguide/store/uploads';
import type { UploadMessages } from './messages';

/** Why a file was not added, and how large one is that is too large; the server's own words where it has some. */
export function tellFault({ fault, words: told, size }: Upload, words: UploadMessages): string {
  if (told) return told;
  const why = words.faults[fault ?? 'failed'];
  return size ? `${words.size(size.width, size.height)} ${why}` : why;
}
