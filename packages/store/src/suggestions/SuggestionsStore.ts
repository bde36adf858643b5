import type { Listing } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';

export type Suggestion = Listing;

export interface SuggestionsState {
  /** What the visitor has typed, trimmed. */
  query: string;
  /** Listings for `answeredQuery`; they stay while a newer query is pending, so that nothing flickers. */
  items: readonly Suggestion[];
  /** The query of `items`; null if nothing was requested or no response came. */
  answeredQuery: string | null;
}

/** The suggestions that are shown while a visitor types (NAV-15). */
export interface SuggestionsStore extends StoreApi<SuggestionsState> {
  /** Sets the text of the field. Repeating the same text sends one request; too short a text sends none. */
  setQuery(text: string): void;
  /** An input method is composing: the text in the field is not a query yet, and the pending query is dropped. */
  pause(): void;
  /** Clears everything; a pending response is ignored. */
  clear(): void;
}
