import type { BroughtPicture } from './pictures/bringInPictures';
import type { ContentRecord } from './records/parseRecord';

/** A checked record with what it is called where it comes from. */
export interface ContentEntry {
  key: string;
  /** Of the file, from 1; 0 where there is no file. */
  line: number;
  content: ContentRecord;
  /** Those of its pictures whose files are there; undefined where the record says nothing of pictures. */
  pictures: readonly BroughtPicture[] | undefined;
}
