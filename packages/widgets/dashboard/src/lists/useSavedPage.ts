import type { SavedGroupName } from '@cityguide/store';
import {
  createSavedPage,
  type SavedPage,
  type SavedPageState,
  type SavedRow,
} from '@cityguide/store/dashboard';
import { useStore, useStoreState } from '@cityguide/store/react';
import { useEffect, useState } from 'react';

export interface LoadedSavedPage<Name extends SavedGroupName> {
  page: SavedPage<Name>;
  state: SavedPageState<SavedRow<Name>>;
}

/** What the member saved in a group, loaded on mount. */
export function useSavedPage<Name extends SavedGroupName>(
  group: Name,
  completed?: boolean,
): LoadedSavedPage<Name> {
  const store = useStore();
  const [page] = useState(() =>
    createSavedPage(store, { group, ...(completed !== undefined && { completed }) }),
  );
  useEffect(() => page.start(), [page]);
  return { page, state: useStoreState(page) };
}
