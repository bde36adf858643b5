import type { SceneName } from '../pictures/sceneKinds';
import type { ArticleTypeName } from './articleTypes';

/** A story as its author wrote it. */
export interface Story {
  type: ArticleTypeName;
  name: string;
  summary: string;
  author: string;
  scene: SceneName;
  /** Plain text; a paragraph that starts with `> ` is a quotation, one with `## ` a heading. */
  paragraphs: readonly string[];
}

/** A list of listings of one or more sub types, best rated first, with an introduction. */
export interface Roundup extends Omit<Story, 'paragraphs'> {
  intro: readonly string[];
  subTypes: readonly string[];
  listingCount: number;
}
