import { createStore } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import { countCharacters } from './countCharacters';
import type { Suggestion, SuggestionsState, SuggestionsStore } from './SuggestionsStore';

/** How long the typing must rest before anything is asked; what is remembered is shown at once. */
export const TYPING_REST_MS = 150;
/** Fewer characters than this match half the city. */
export const MIN_CHARACTERS = 2;
const LIMIT = 6;
const MAX_REMEMBERED = 30;

const nothing: SuggestionsState = { query: '', items: [], answered: null };

/**
 * Suggestions of one search field. The page's store lends its lists, which abort an outdated request and drop its
 * answer; so this can be part of the bundle that shows it, and pages without a search pay nothing.
 */
export function createSuggestions({
  createListingList,
  site,
}: Pick<CityguideStore, 'createListingList' | 'site'>): SuggestionsStore {
  const list = createListingList({ limit: LIMIT, ordering: '-favourite_count' });
  const store = createStore<SuggestionsState>(() => nothing);
  const remembered = new Map<string, readonly Suggestion[]>();
  /** The question under way; a new object for each, since the same words may be asked, dropped and asked again. */
  let asked: { query: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hold(): void {
    clearTimeout(timer);
    list.clear();
    asked = undefined;
  }

  async function load(own: { query: string }): Promise<void> {
    await list.search(own.query);
    if (asked !== own) return;
    asked = undefined;
    const { items, error } = list.getState();
    // The list has told the console; the visitor has a plain search field.
    if (error !== null) return store.setState({ items: [], answered: null });
    // What has no page of its own cannot be gone to.
    const found = items.filter(({ share_url }) => share_url);
    remember(own.query, found);
    store.setState({ items: found, answered: own.query });
  }

  function remember(query: string, items: readonly Suggestion[]): void {
    remembered.set(query, items);
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }

  return Object.assign(store, {
    ask(text: string) {
      const query = text.trim().replace(/\s+/g, ' ');
      if (query === asked?.query) return;
      hold();
      // What is suggested are places: a site without them has a plain search field.
      const isShort = countCharacters(query) < MIN_CHARACTERS;
      if (isShort || !site.sections.listings) return store.setState({ ...nothing, query });
      const known = remembered.get(query);
      if (known) return store.setState({ query, items: known, answered: query });
      store.setState({ query });
      const own = { query };
      asked = own;
      timer = setTimeout(() => void load(own), TYPING_REST_MS);
    },
    hold,
    clear() {
      hold();
      remembered.clear();
      store.setState(nothing);
    },
  });
}
