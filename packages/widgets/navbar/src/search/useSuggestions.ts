import { useEffect, useState } from 'react';
import { useStore, useStoreState } from '@cityguide/store/react';
import { createSuggestions } from '@cityguide/store/suggestions';
import type { SuggestionsState, SuggestionsStore } from '@cityguide/store/suggestions';

/** Suggestions of one field, for as long as it is in the page. */
export function useSuggestions(): [SuggestionsState, SuggestionsStore] {
  const store = useStore();
  const [suggestions] = useState(() => createSuggestions(store));
  useEffect(() => suggestions.clear, [suggestions]);
  return [useStoreState(suggestions), suggestions];
}
