import { splitWords } from '../../platform/text/splitWords';

/** Punctuation around a word is ignored: `“pub”,` is pub and `st.` is St. */
const SENTENCE_SIGNS = /^[.,;:!?"«»“”()[\]…]+|[.,;:!?"«»“”()[\]…]+$/g;
/** Nobody needs more; each further word costs a look-up. */
const MAX_WORDS = 16;

/**
 * The words of a search, all of which must match, each at the beginning of a word. Punctuation on its own is a word.
 */
export function readKeywords(keywords: string): string[] {
  const words = splitWords(keywords).map((word) => word.replace(SENTENCE_SIGNS, '') || word);
  return [...new Set(words)].slice(0, MAX_WORDS);
}
