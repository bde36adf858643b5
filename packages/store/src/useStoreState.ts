import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** The state of a vanilla store, kept up to date. */
export function useStoreState<State>(store: StoreApi<State>): State {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
