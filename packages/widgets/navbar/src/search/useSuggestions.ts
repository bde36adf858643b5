import { useEffect, useState } from 'react';
import { useStore, useStoreState } from '@cityguide/store/react';
import { createSuggestionsStore } from '@cityguide/store/suggestions';
import type { SuggestionsState, SuggestionsStore } from '@cityguide/store/suggestions';

/** The suggestions of one field, cleared on unmount. */
export function useSuggestions(): [SuggestionsState, SuggestionsStore] {
  const store = useStore();
  const [suggestions] = useState(() => createSuggestionsStore(store));
  useEffect(() => suggestions.clear, [suggestions]);
  return [useStoreState(suggestions), suggestions];
}
