import { listWords } from '../../platform/text/listWords';

/** Signs of sentences around a word say nothing about it: `“pub”,` is pub and `st.` is St. */
const SENTENCE_SIGNS = /^[.,;:!?"«»“”()[\]…]+|[.,;:!?"«»“”()[\]…]+$/g;
/** Nobody means more; each further word costs a look-up. */
const MAX_WORDS = 16;

/** The words that something must have all of, each at the beginning of a word. A sign alone is a word of its own. */
export function readKeywords(keywords: string): string[] {
  const words = listWords(keywords).map((word) => word.replace(SENTENCE_SIGNS, '') || word);
  return [...new Set(words)].slice(0, MAX_WORDS);
}
