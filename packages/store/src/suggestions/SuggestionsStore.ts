import type { Listing } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';

export type Suggestion = Listing;

export interface SuggestionsState {
  /** What the visitor has typed, without blanks around it. */
  query: string;
  /** Listings for `answered`; while a newer query is waited for they stay, so that nothing flickers. */
  items: readonly Suggestion[];
  /** The query that `items` answer; null where nothing was asked or no answer came. */
  answered: string | null;
}

/** What is suggested while a visitor types (NAV-15). */
export interface SuggestionsStore extends StoreApi<SuggestionsState> {
  /** Hears what is in the field now. The same words twice are one question; too few of them are none. */
  ask(text: string): void;
  /** An input method is at work: what is in the field is no question yet, nor is what was. */
  hold(): void;
  /** Forgets everything; an answer on its way is dropped. */
  clear(): void;
}
