import { readNamedRecord } from '../reading/readNamedRecord';
import type { Article } from './contract';

/** Parses an article; null if it has no id or no name. */
export function readArticle(value: unknown): Article | null {
  return readNamedRecord(value, ['share_url', 'image_url']);
}
