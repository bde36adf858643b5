import type { Upload } from '@cityguide/store/uploads';
import type { UploadMessages } from './messages';

/** Why a file was not added; the server's own words where it has some. */
export function tellFault({ fault, words: told }: Upload, words: UploadMessages): string {
  return told ?? words.faults[fault ?? 'failed'];
}
