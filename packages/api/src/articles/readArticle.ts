import { readNamed } from '../reading/readNamed';
import type { Article } from './contract';

/** Reads an article; null where it has no id or no name. */
export function readArticle(value: unknown): Article | null {
  return readNamed(value, ['share_url', 'image_url']);
}
