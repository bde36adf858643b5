import { readNamed } from '../reading/readNamed';
import { isRecord, readMoment, readNumber } from '../reading/values';
import type { Video } from './contract';

/** Reads a video; null where it has no id or no name. */
export function readVideo(value: unknown): Video | null {
  const named = readNamed(value, ['share_url', 'image_url']);
  if (!named || !isRecord(value)) return null;
  return {
    ...named,
    duration: readNumber(value.duration),
    date_published: readMoment(value.date_published),
  };
}
