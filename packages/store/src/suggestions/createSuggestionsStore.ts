import { createStore } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import { countCharacters } from './countCharacters';
import type { Suggestion, SuggestionsState, SuggestionsStore } from './SuggestionsStore';

/** How long the typing must pause before a request; cached results are shown at once. */
export const DEBOUNCE_MS = 150;
/** Fewer characters than this match half the city. */
export const MIN_CHARACTERS = 2;
const LIMIT = 6;
const MAX_CACHED_QUERIES = 30;

const initialState: SuggestionsState = { query: '', items: [], answeredQuery: null };

/**
 * Suggestions of one search field. It uses the lists of the page's store, which abort an outdated request and ignore
 * its response; so this can be part of the bundle that shows it, and pages without a search do not load it.
 */
export function createSuggestionsStore({
  createListingList,
  site,
}: Pick<CityguideStore, 'createListingList' | 'site'>): SuggestionsStore {
  const list = createListingList({ limit: LIMIT, ordering: '-favourite_count' });
  const store = createStore<SuggestionsState>(() => initialState);
  const cache = new Map<string, readonly Suggestion[]>();
  /** The pending request; a new object for each, since the same query may be sent, dropped and sent again. */
  let pendingRequest: { query: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pause(): void {
    clearTimeout(timer);
    list.clear();
    pendingRequest = undefined;
  }

  async function load(request: { query: string }): Promise<void> {
    await list.search(request.query);
    if (pendingRequest !== request) return;
    pendingRequest = undefined;
    const { items, error } = list.getState();
    // The list has logged the error; the visitor has a plain search field.
    if (error !== null) return store.setState({ items: [], answeredQuery: null });
    // Listings without a page of their own cannot be opened.
    const found = items.filter(({ share_url }) => share_url);
    cacheResults(request.query, found);
    store.setState({ items: found, answeredQuery: request.query });
  }

  function cacheResults(query: string, items: readonly Suggestion[]): void {
    cache.set(query, items);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED_QUERIES && oldest !== undefined) cache.delete(oldest);
  }

  return Object.assign(store, {
    setQuery(text: string) {
      const query = text.trim().replace(/\s+/g, ' ');
      if (query === pendingRequest?.query) return;
      pause();
      // The suggestions are listings: a site without them has a plain search field.
      const isShort = countCharacters(query) < MIN_CHARACTERS;
      if (isShort || !site.sections.listings) return store.setState({ ...initialState, query });
      const cached = cache.get(query);
      if (cached) return store.setState({ query, items: cached, answeredQuery: query });
      store.setState({ query });
      const request = { query };
      pendingRequest = request;
      timer = setTimeout(() => void load(request), DEBOUNCE_MS);
    },
    pause,
    clear() {
      pause();
      cache.clear();
      store.setState(initialState);
    },
  });
}
