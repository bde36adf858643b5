import { readNamedRecord } from '../reading/readNamedRecord';
import { isRecord, readTimestamp, readNumber } from '../reading/values';
import type { Video } from './contract';

/** Parses a video; null if it has no id or no name. */
export function readVideo(value: unknown): Video | null {
  const named = readNamedRecord(value, ['share_url', 'image_url']);
  if (!named || !isRecord(value)) return null;
  return {
    ...named,
    duration: readNumber(value.duration),
    date_published: readTimestamp(value.date_published),
  };
}
