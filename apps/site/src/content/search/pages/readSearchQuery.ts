import { readPageNumber } from '@cityguide/widget-listing-grid/pages';

const MAX_WORDS_LENGTH = 200;
const MAX_PAGE = 10_000;
/** Half a surrogate pair, which truncation can leave, is not allowed in a URL. */
const HALF_CHARACTER = /\p{Cs}/gu;

export interface SearchQuery {
  /** As typed, trimmed. */
  words: string;
  /** Of the listings, counted from 0. */
  page: number;
}

/** Reads `?q=` and `?page=`. NUL is removed because PostgreSQL rejects it; a repeated parameter is ignored. */
export function readSearchQuery({ q, page }: Readonly<Record<string, unknown>>): SearchQuery {
  const words = typeof q === 'string' ? q.replaceAll('\0', '').trim().slice(0, MAX_WORDS_LENGTH) : '';
  const number = typeof page === 'string' ? (readPageNumber(page) ?? 0) : 0;
  return { words: words.replace(HALF_CHARACTER, '\ufffd'), page: Math.min(number, MAX_PAGE) };
}
